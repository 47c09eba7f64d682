/** The bytes of the parts for the worker, fetched and counted, or unpacked from text. */

import { integrityOf } from "./parts.js";

/** @typedef {import("./parts.js").Parts} Parts */

/** Pyodide asks for its parts by address; this made-up folder stands for wherever they really are. */
export const FOLDER = "https://parts.invalid/";

/** WebAssembly is compiled while it arrives, but only under this name. */
const WASM = "application/wasm";
const headers = (/** @type {string} */ name) => ({
  headers: { "Content-Type": name.endsWith(".wasm") ? WASM : "application/octet-stream" },
});

export class Source {
  #parts;
  #progress;
  #fetch = globalThis.fetch.bind(globalThis);
  #taken = "";
  #done = 0;
  #total = 0;
  /** @type {PromiseWithResolvers<never>} */
  #trouble = Promise.withResolvers();

  /**
   * @param {Parts} parts
   * @param {(done: number, total: number) => void} progress  bytes fetched so far, of how many
   */
  constructor(parts, progress) {
    this.#parts = parts;
    this.#progress = progress;
  }

  /** Rejects when a part cannot be had. */
  get trouble() {
    return this.#trouble.promise;
  }

  /**
   * Say what will be asked for, so that progress has a total.
   *
   * @param {string[]} names
   */
  expect(names) {
    for (const name of names) this.#total += this.#file(name).size;
  }

  /** @param {import("./parts.js").Packed} packed */
  add(packed) {
    this.#parts.packed = { ...this.#parts.packed, ...packed };
  }

  /** From now on `fetch` knows the parts and nothing else: no request leaves the page's own folder. */
  answerFetch() {
    globalThis.fetch = async (resource, options) => {
      const address = resource instanceof Request ? resource.url : String(resource);
      if (!address.startsWith(FOLDER)) throw new TypeError(`Python asked for ${address}: not a part of this page.`);
      const name = address.slice(FOLDER.length);
      if (name === this.#taken) return new Response();
      try {
        return await this.#open(name, options);
      } catch (error) {
        this.#trouble.reject(error);
        throw error;
      }
    };
  }

  /**
   * Compile a part while it arrives. Pyodide's own request for it, which comes later, is answered with nothing.
   *
   * @param {string} name
   */
  compile(name) {
    this.#taken = name;
    const module = WebAssembly.compileStreaming(this.#open(name));
    module.catch((error) => this.#trouble.reject(error));
    return module;
  }

  /**
   * @param {string[]} names
   * @returns {Promise<[name: string, bytes: Uint8Array][]>}
   */
  wheels(names) {
    const fetched = names.map(async (/** @type {string} */ name) => {
      const response = await this.#open(name, { integrity: integrityOf(this.#parts.lock, name) });
      return /** @type {[string, Uint8Array]} */ ([name, new Uint8Array(await response.arrayBuffer())]);
    });
    const all = Promise.all(fetched);
    all.catch((error) => this.#trouble.reject(error));
    return all;
  }

  /**
   * @param {string} name
   * @returns {Promise<any>} the part as a JavaScript module
   */
  async module(name) {
    if (this.#parts.packed) {
      const code = await new Response(this.#unpack(name)).arrayBuffer();
      return import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
    }
    const module = await import(this.#address(name));
    this.#count(this.#file(name).size);
    return module;
  }

  /**
   * @param {string} name
   * @param {RequestInit} [options]  has the hash to check, when Pyodide knows one
   */
  async #open(name, options) {
    if (this.#parts.packed) return new Response(this.#unpack(name), headers(name));
    const response = await this.#fetch(this.#address(name), options).catch((error) => {
      throw new TypeError(`${name}: ${error.message}`);
    });
    if (!response.ok) throw new TypeError(`${name}: the server answered ${response.status}.`);
    // Counted on a copy: the browser keeps compiled code only for a response that comes straight from the server.
    this.#countBody(response.clone()).catch((error) => this.#trouble.reject(error));
    const isTyped = !name.endsWith(".wasm") || response.headers.get("Content-Type") === WASM;
    return isTyped ? response : new Response(response.body, headers(name));
  }

  /** @param {Response} response */
  async #countBody(response) {
    await response.body?.pipeTo(new WritableStream({ write: (chunk) => this.#count(chunk.length) }));
  }

  /**
   * @param {string} name
   * @returns {ReadableStream<Uint8Array<ArrayBuffer>>}
   */
  #unpack(name) {
    const text = this.#parts.packed?.[name];
    if (!text) throw new TypeError(`${name} was not given to Python.`);
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  }

  /** @param {string} name */
  #address(name) {
    return new URL(this.#file(name).file, this.#parts.folder).href;
  }

  /** @param {string} name */
  #file(name) {
    const file = this.#parts.files[name];
    if (!file) throw new TypeError(`${name} is not a part of this page.`);
    return file;
  }

  /** @param {number} bytes */
  #count(bytes) {
    this.#done += bytes;
    this.#progress(this.#done, this.#total);
  }
}
