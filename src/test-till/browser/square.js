/* The test till's stand-in for Square's script: the same calls, answered without any money. https://developer.squareup.com/reference/sdks/web/payments */
/** Letters that no other token has. */
function mark() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => (byte % 36).toString(36)).join('');
}

function pence(amount) {
  return Math.round(Number(amount) * 100);
}

function named(name, message) {
  return Object.assign(new Error(message), { name });
}

/** The card's owner confirms the payment at their bank, as 3-D Secure has it: in a frame of the bank's own host. Gives false when they do not. */
function confirmAtBank(amount) {
  return openAtBank({ title: 'Confirm this payment', amount, bank: bankOrigin ?? location.origin });
}

class Card {
  #frame = document.createElement('iframe');
  #port = null;
  #waiting = new Map();
  #listeners = new Map();
  #options;

  constructor(options) {
    this.#options = options;
    Object.assign(this.#frame, { src: '/test-till/card', title: 'Card details' });
    Object.assign(this.#frame.style, { display: 'block', width: '100%', height: '89px', border: '0' });
  }

  async attach(target) {
    const element = typeof target === 'string' ? document.querySelector(target) : target;
    if (!element) throw named('ElementNotFoundError', 'The element with the supplied selector could not be found.');
    if (this.#port) throw named('PaymentMethodAlreadyAttachedError', 'The payment method is already attached.');
    await new Promise((resolve) => {
      this.#frame.addEventListener('load', resolve, { once: true });
      element.append(this.#frame);
    });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => this.#hear(data);
    this.#port = port1;
    this.#frame.contentWindow.postMessage({ options: this.#options }, location.origin, [port2]);
  }

  #hear(data) {
    if (data.height) this.#frame.style.height = `${Math.max(89, data.height)}px`;
    if (data.event) for (const listener of this.#listeners.get(data.event) ?? []) listener(new CustomEvent(data.event, { detail: data.detail }));
    this.#waiting.get(data.answers)?.(data.result);
    this.#waiting.delete(data.answers);
  }

  #ask(question, given) {
    if (!this.#port) return Promise.reject(named('PaymentMethodNotAttachedError', 'The payment method is not attached.'));
    const answers = mark();
    return new Promise((resolve) => {
      this.#waiting.set(answers, resolve);
      this.#port.postMessage({ answers, question, given });
    });
  }

  async tokenize(verification) {
    const read = await this.#ask('read');
    if (read.errors) return { status: 'Invalid', errors: read.errors };
    const { kind, needsConfirming, details } = read;
    let confirmed = '';
    if (needsConfirming && verification && verification.intent !== 'STORE') {
      if (!(await confirmAtBank(verification.amount))) return { status: 'Cancel' };
      confirmed = String(pence(verification.amount));
    }
    return { status: 'OK', token: `cnon:till.${kind}.${confirmed}.${mark()}`, details: { method: 'Card', ...details } };
  }

  addEventListener(type, listener) {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  removeEventListener(type, listener) {
    this.#listeners.set(
      type,
      (this.#listeners.get(type) ?? []).filter((known) => known !== listener),
    );
  }

  focus(field) {
    return this.#ask('focus', field);
  }

  setError(field) {
    return this.#ask('error', field);
  }

  clear() {
    return this.#ask('clear');
  }

  configure(options) {
    return this.#ask('configure', options);
  }

  recalculateSize() {
    this.#port?.postMessage({ question: 'size' });
  }

  async detach() {
    this.#port?.close();
    this.#port = null;
    this.#frame.remove();
    return true;
  }

  destroy() {
    return this.detach();
  }
}

function wallet(method, { options }) {
  let button = null;
  return {
    async tokenize() {
      const { amount, label } = options.total;
      const agreed = await askInSheet({
        title: method,
        words: `This is the test till. ${label}: £${amount}. No money moves.`,
        button: `Pay £${amount}`,
      });
      if (!agreed) return { status: 'Cancel' };
      // Apple's device confirms the amount itself; what Google gives is a card that its bank has not been asked about.
      const confirmed = method === 'Apple Pay' ? pence(amount) : '';
      return { status: 'OK', token: `wnon:till.ok.${confirmed}.${mark()}`, details: { method } };
    },
    async attach(target) {
      button = document.createElement('button');
      button.type = 'button';
      button.textContent = `Pay with ${method}`;
      button.style.cssText =
        'width:100%;height:48px;border:0;border-radius:2px;background:#1d2729;color:#fff;font:inherit;font-weight:600;cursor:pointer';
      (typeof target === 'string' ? document.querySelector(target) : target)?.append(button);
    },
    async destroy() {
      button?.remove();
      return true;
    },
    addEventListener() {},
    removeEventListener() {},
  };
}

window.Square = {
  errors: {},
  payments(applicationId, locationId) {
    if (typeof applicationId !== 'string' || !/^(?:sandbox-sq0idb-|sq0idp-)/.test(applicationId)) {
      throw named('InvalidApplicationIdError', "The Payment 'applicationId' option is not in the correct format.");
    }
    if (!locationId) throw named('InvalidLocationIdError', "The Payment 'locationId' option is not in the correct format.");
    return {
      card: async (options = {}) => new Card(options),
      paymentRequest: (options) => ({ options, update: () => true, addEventListener() {} }),
      applePay: async (request) => wallet('Apple Pay', request),
      googlePay: async (request) => wallet('Google Pay', request),
      /** The older way: confirms after the token was made. */
      async verifyBuyer(token, { amount }) {
        if (!/^cnon:till\.sca\./.test(token)) return { token: `verf:till.${pence(amount)}.${mark()}`, userChallenged: false };
        if (!(await confirmAtBank(amount))) return null;
        return { token: `verf:till.${pence(amount)}.${mark()}`, userChallenged: true };
      },
      setLocale: async (locale) => ({ previousLocale: 'en-GB', newLocale: locale }),
    };
  },
};
