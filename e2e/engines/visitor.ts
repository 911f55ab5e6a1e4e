import { findControl, type Kind } from './find.ts';
import { type Element, type Engine, idOf, untilAnswered } from './webdriver.ts';

type Name = string | RegExp;

/** Somebody at a browser, who finds things by what they are called. Whatever is not there yet is waited for. */
export class Visitor {
  readonly #send: Engine['send'];
  readonly #origin: string;

  constructor({ send }: Engine, origin: string) {
    this.#send = send;
    this.#origin = origin;
  }

  /** Opens a page and waits until its scripts listen. */
  async open(path: string) {
    await this.#send('navigate', { url: `${this.#origin}${path}` });
    await this.waitFor(`its scripts at ${path}`, () =>
      Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
  }

  /** Makes the window as wide and as high, px. */
  async resize(width: number, height: number) {
    await this.#send('resize', { width, height });
  }

  /** Presses a button or a link. */
  async press(kind: 'button' | 'link', name: Name, within = 'body') {
    await this.#retry(`pressing ${name}`, async () => this.#click(await this.#find(kind, name, within)));
  }

  /** Ticks a box or a choice by its label, which is what one presses. */
  async tick(name: Name) {
    await this.#retry(`ticking ${name}`, async () => {
      const tick = await this.#find('tick', name, 'body');
      const label = await this.run((input) => (input as unknown as HTMLInputElement).labels?.[0] as unknown as Element, tick);
      await this.#click(label);
    });
  }

  /** Writes into a field in place of what is there. */
  async fill(name: Name, text: string) {
    await this.#retry(`writing into ${name}`, async () => {
      const field = await this.#find('field', name, 'body');
      await this.#click(field);
      await this.#send('clear', { id: idOf(field) });
      await this.#send('type', { id: idOf(field), text });
      // A part that wakes meanwhile may begin anew, without what was typed.
      const kept = await this.run((input) => (input as unknown as HTMLInputElement).value, field);
      if (kept.replaceAll(' ', '') !== text.replaceAll(' ', '')) throw new Error(`it keeps ${kept}`);
    });
  }

  /** Hands a file to a field for files. */
  async attach(name: Name, path: string) {
    await this.#retry(`attaching to ${name}`, async () => this.#send('type', { id: idOf(await this.#find('field', name, 'body')), text: path }));
  }

  /** Does something in the frame of that title. */
  async inFrame(title: string, act: () => Promise<void>) {
    await this.#retry(`the frame ${title}`, async () => this.#send('frame', { id: await this.#find('frame', title, 'body') }));
    await act();
    await this.#send('frame', { id: null });
  }

  /** Waits until words can be read in a part of the page. */
  async reads(words: RegExp, within = 'body') {
    await this.waitFor(
      String(words),
      // As it is read: what is not drawn does not count.
      // biome-ignore lint/performance/useDomNodeTextContent: textContent has what is not drawn too
      (source, part) => [...document.querySelectorAll(part)].some((element) => new RegExp(source, 'i').test((element as HTMLElement).innerText)),
      words.source,
      within,
    );
  }

  async waitFor<Args extends unknown[]>(what: string, isSo: (...args: Args) => unknown, ...args: Args) {
    await this.#retry(what, async () => (await this.run(isSo, ...args)) || Promise.reject(new Error('it is not so')));
  }

  /** Runs a function in the page; it stands alone. What it promises is waited for. */
  async run<T, Args extends unknown[]>(does: (...args: Args) => T, ...args: Args): Promise<Awaited<T>> {
    return (await this.#send('run', { script: `return (${does})(...arguments)`, args })) as Awaited<T>;
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.#send('screenshot')), 'base64');
  }

  /** Tries until it can be done; says what could not, where, and why. */
  async #retry<T>(what: string, act: () => Promise<T>): Promise<T> {
    try {
      return await untilAnswered(act);
    } catch (error) {
      throw new Error(`${what}, at ${await this.run(() => location.href)}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** In the window's middle, where nothing lies over it. */
  async #click(element: Element) {
    await this.run((at) => (at as unknown as HTMLElement).scrollIntoView({ block: 'center', behavior: 'instant' }), element);
    await this.#send('click', { id: idOf(element) });
  }

  async #find(kind: Kind, name: Name, within: string): Promise<Element> {
    const [words, isPattern] = typeof name === 'string' ? ([name, false] as const) : ([name.source, true] as const);
    const found = await this.run(findControl as unknown as (...args: unknown[]) => Element | null, kind, words, isPattern, within);
    if (!found) throw new Error('it is not there');
    return found;
  }
}
