/** A dialog of the till over the page: what a wallet or a bank would show. Its style is its own, as theirs would be. */
const sheetStyle = `
  dialog { box-sizing: border-box; width: min(24rem, calc(100vw - 2rem)); padding: 1.5rem; border: 1px solid #857b6c; border-radius: 4px; font: 1rem/1.5 system-ui, sans-serif; color: #1d2729; background: #fff; }
  dialog::backdrop { background: #1d272999; }
  h2 { margin: 0 0 .5rem; font-size: 1.25rem; line-height: 1.25; }
  p { margin: 0 0 1rem; }
  label { display: block; font-weight: 600; }
  input { box-sizing: border-box; width: 100%; min-height: 2.75rem; margin: .25rem 0 1rem; padding: .5rem .75rem; border: 1px solid #857b6c; border-radius: 2px; font: inherit; }
  [role=alert] { color: #a3291d; font-weight: 600; }
  [role=alert]:empty { display: none; }
  div { display: flex; gap: .75rem; }
  button { flex: 1; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid #1c4a47; border-radius: 2px; font: inherit; font-weight: 600; background: #fff; color: #1c4a47; cursor: pointer; }
  button[type=submit] { background: #1c4a47; color: #fff; }
  :focus-visible { outline: 3px solid #0a5ac2; outline-offset: 2px; }
`;

/**
 * Asks something in a dialog. `accepts` says what is wrong with what was typed, or null. Gives what was typed, or null when it was
 * closed. Without a `label` there is nothing to type.
 * @param {{ title: string, words: string, button: string, label?: string, accepts?: (typed: string) => string | null }} question
 * @returns {Promise<string | null>}
 */
// biome-ignore lint/correctness/noUnusedVariables: square.js stands below it in one script
function askInSheet({ title, words, button, label, accepts }) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = sheetStyle;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.innerHTML = `<form method="dialog"><h2 id="title"></h2><p id="words"></p>
    ${label ? '<p role="alert"></p><label for="typed"></label><input id="typed" inputmode="numeric" autocomplete="one-time-code" aria-describedby="words">' : ''}
    <div><button type="button">Cancel</button><button type="submit"></button></div></form>`;
  const part = (selector) => dialog.querySelector(selector);
  part('h2').textContent = title;
  part('#words').textContent = words;
  part('button[type=submit]').textContent = button;
  if (label) part('label').textContent = label;
  root.append(style, dialog);
  document.body.append(host);
  dialog.showModal();
  return new Promise((resolve) => {
    const close = (answer) => {
      dialog.close();
      host.remove();
      resolve(answer);
    };
    part('button[type=button]').addEventListener('click', () => close(null));
    dialog.addEventListener('cancel', () => close(null));
    part('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const typed = label ? part('input').value.trim() : '';
      const problem = accepts ? accepts(typed) : null;
      if (problem === null) return close(typed);
      part('[role=alert]').textContent = problem;
      part('input').select();
    });
  });
}
