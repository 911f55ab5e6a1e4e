/** A dialog of the till over the page: what a wallet or a bank would show. Its style is its own, as theirs would be. */
const sheetStyle = `
  dialog { box-sizing: border-box; width: min(24rem, calc(100vw - 2rem)); padding: 1.5rem; border: 1px solid #857b6c; border-radius: 4px; font: 1rem/1.5 system-ui, sans-serif; color: #1d2729; background: #fff; }
  dialog::backdrop { background: #1d272999; }
  h2 { margin: 0 0 .5rem; font-size: 1.25rem; line-height: 1.25; }
  p { margin: 0 0 1rem; }
  slot { display: block; }
  div { display: flex; gap: .75rem; }
  button { flex: 1; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid #1c4a47; border-radius: 2px; font: inherit; font-weight: 600; background: #fff; color: #1c4a47; cursor: pointer; }
  button[type=submit] { background: #1c4a47; color: #fff; }
  :focus-visible { outline: 3px solid #0a5ac2; outline-offset: 2px; }
`;

/**
 * Asks for agreement in a dialog, as a wallet does. Gives whether it was given.
 * @param {{ title: string, words: string, button: string }} question
 * @returns {Promise<boolean>}
 */
// biome-ignore lint/correctness/noUnusedVariables: square.js stands below it in one script
function askInSheet({ title, words, button }) {
  const { host, dialog } = openSheet(
    '<form method="dialog"><h2 id="title"></h2><p></p><div><button type="button">Cancel</button><button type="submit"></button></div></form>',
    title,
  );
  const part = (selector) => dialog.querySelector(selector);
  part('p').textContent = words;
  part('button[type=submit]').textContent = button;
  document.body.append(host);
  dialog.showModal();
  return new Promise((resolve) => {
    const close = (isAgreed) => {
      dialog.close();
      host.remove();
      resolve(isAgreed);
    };
    part('button[type=button]').addEventListener('click', () => close(false));
    dialog.addEventListener('cancel', () => close(false));
    part('form').addEventListener('submit', (event) => {
      event.preventDefault();
      close(true);
    });
  });
}

/** A dialog with a heading, in a tree of its own. */
function openSheet(html, title) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = sheetStyle;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.innerHTML = html;
  dialog.querySelector('h2').textContent = title;
  root.append(style, dialog);
  return { host, dialog };
}

/**
 * Opens a bank's page in a frame over the page and posts into it what is to be confirmed, as a bank's challenge is opened. Gives whether
 * its owner confirmed it.
 * @param {{ title: string, amount: string, bank: string }} challenge
 * @returns {Promise<boolean>}
 */
// biome-ignore lint/correctness/noUnusedVariables: square.js stands below it in one script
function openAtBank({ title, amount, bank }) {
  const { host, dialog } = openSheet(
    '<h2 id="title" tabindex="-1" autofocus></h2><slot></slot><div><button type="button">Cancel</button></div>',
    title,
  );
  const frame = document.createElement('iframe');
  Object.assign(frame, { name: `bank-${Date.now()}`, title: 'Your bank' });
  frame.style.cssText = 'display:block;width:100%;height:15rem;border:0;';
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: `${bank}/test-till/bank`, target: frame.name, hidden: true });
  for (const [name, value] of Object.entries({ amount, notify: location.origin })) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  // In the page's own tree, where a form finds a frame by its name; no slot shows the form.
  form.slot = 'none';
  host.append(frame, form);
  document.body.append(host);
  dialog.showModal();
  return new Promise((resolve) => {
    const close = (isConfirmed) => {
      window.removeEventListener('message', hear);
      dialog.close();
      host.remove();
      resolve(isConfirmed);
    };
    const hear = ({ origin, source, data }) => {
      if (origin === bank && source === frame.contentWindow && data === 'confirmed') close(true);
    };
    window.addEventListener('message', hear);
    dialog.querySelector('button').addEventListener('click', () => close(false));
    dialog.addEventListener('cancel', () => close(false));
    form.submit();
  });
}
