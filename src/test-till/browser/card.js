/* Inside the frame: the fields of a card. What is typed never leaves it; only what the card stands for does. */
const cards = new Map(JSON.parse(document.body.dataset.cards));
const confirmsEveryCard = document.body.dataset.confirms === 'every';
const form = document.querySelector('form');
const message = document.querySelector('#message');
const fields = Object.fromEntries([...form.querySelectorAll('input')].map((input) => [input.name, input]));
let port = null;

const digits = (text) => text.replace(/\D/g, '');

function passesLuhn(number) {
  const sum = [...number].reverse().reduce((total, digit, at) => total + (at % 2 ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][digit] : Number(digit)), 0);
  return sum % 10 === 0;
}

function readExpiry() {
  const [, month, year] = /^(\d\d)(\d\d)$/.exec(digits(fields.expirationDate.value)) ?? [];
  if (!month || month < 1 || month > 12) return null;
  const now = new Date();
  const isPast = 2000 + Number(year) < now.getFullYear() || (2000 + Number(year) === now.getFullYear() && Number(month) < now.getMonth() + 1);
  return isPast ? null : { expMonth: Number(month), expYear: 2000 + Number(year) };
}

/** What is wrong with each field, in the order in which they stand. */
const checks = {
  cardNumber: () =>
    /^\d{13,19}$/.test(digits(fields.cardNumber.value)) && passesLuhn(digits(fields.cardNumber.value)) ? null : 'Enter a valid card number.',
  expirationDate: () => (readExpiry() ? null : 'Enter a valid expiry date that is not past.'),
  cvv: () => (/^\d{3,4}$/.test(fields.cvv.value.trim()) ? null : 'Enter a valid CVV.'),
  postalCode: () =>
    /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z\d]{3} ?[A-Z\d]{4})$/i.test(fields.postalCode.value.trim()) ? null : 'Enter a valid postcode.',
};

function show(errors) {
  for (const [name, input] of Object.entries(fields)) {
    if (errors[name]) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
  const [first] = Object.values(errors);
  message.textContent = first ?? '';
  form.classList.toggle('is-error', Boolean(first));
  tellSize();
}

function read() {
  const errors = {};
  for (const [name, check] of Object.entries(checks)) {
    const problem = check();
    if (problem) errors[name] = problem;
  }
  show(errors);
  const [first] = Object.keys(errors);
  if (first) {
    fields[first].focus();
    return { errors: Object.entries(errors).map(([field, words]) => ({ type: 'VALIDATION_ERROR', field, message: words })) };
  }
  const number = digits(fields.cardNumber.value);
  const kind = kindOf(number);
  return {
    kind,
    needsConfirming: kind === 'sca' || confirmsEveryCard,
    details: {
      card: { brand: number.startsWith('4') ? 'VISA' : 'MASTERCARD', last4: number.slice(-4), ...readExpiry() },
      billing: { postalCode: fields.postalCode.value.trim() },
    },
  };
}

function kindOf(number) {
  if (fields.cvv.value.trim() === '911') return 'cvv';
  if (fields.postalCode.value.replace(/\s/g, '').toUpperCase() === 'BT999ZZ') return 'postcode';
  if (digits(fields.expirationDate.value) === '0140') return 'expiry';
  return cards.get(number) ?? 'declined';
}

function tellSize() {
  port?.postMessage({ height: Math.ceil(document.querySelector('#card').getBoundingClientRect().height) });
}

function configure({ style = {}, postalCode } = {}) {
  for (const [selector, look] of Object.entries(style)) {
    const isError = selector.endsWith('.is-error') ? '-error' : selector.endsWith('.is-focus') ? '-focus' : '';
    const of = selector.includes('container')
      ? 'container'
      : selector.includes('message')
        ? 'message'
        : selector.includes('placeholder')
          ? 'placeholder'
          : 'input';
    for (const [name, value] of Object.entries(look)) {
      document.documentElement.style.setProperty(`--${of}${isError}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value);
    }
  }
  if (postalCode && !fields.postalCode.value) fields.postalCode.value = postalCode;
}

const answers = {
  read,
  configure,
  focus: (name) => Boolean(fields[name]?.focus() ?? fields[name]),
  error: (name) => show({ [name]: checks[name]?.() ?? 'Check this.' }),
  clear: () => {
    form.reset();
    show({});
    return true;
  },
  size: tellSize,
};

window.addEventListener('message', ({ origin, data, ports }) => {
  if (origin !== location.origin || !ports[0] || port) return;
  port = ports[0];
  port.onmessage = ({ data: { answers: id, question, given } }) => port.postMessage({ answers: id, result: answers[question]?.(given) });
  configure(data.options);
  tellSize();
});
window.addEventListener('resize', tellSize);

fields.cardNumber.addEventListener('input', () => {
  const input = fields.cardNumber;
  // Only while typing at the end: a correction in the middle keeps its place.
  if (input.selectionStart === input.value.length)
    input.value = digits(input.value)
      .slice(0, 19)
      .replace(/(\d{4})(?=\d)/g, '$1 ');
});
fields.expirationDate.addEventListener('input', () => {
  const input = fields.expirationDate;
  if (input.selectionStart !== input.value.length) return;
  const typed = digits(input.value).slice(0, 4);
  input.value = typed.length > 2 ? `${typed.slice(0, 2)}/${typed.slice(2)}` : typed;
});
form.addEventListener('focusout', ({ target }) => {
  if (!target.value) return;
  const problem = checks[target.name]?.();
  show(problem ? { [target.name]: problem } : {});
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  port?.postMessage({ event: 'submit' });
});
