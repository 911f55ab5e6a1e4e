import { useEffect, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { useKept } from '#ui/use-kept.ts';
import { runStaffKey, singleKeys, useKeysOnPage, useStaffKeys } from './staff-keys.ts';

/** Listens to single keys on every page for staff, and shows what they do. Once in the frame. */
export function KeyboardHelp() {
  const [isOpen, open] = useState(false);
  const isOn = useKept(singleKeys, true);
  const keys = useKeysOnPage();
  useStaffKeys([{ key: '?', does: 'Show this list', run: () => open(true) }]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (runStaffKey(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
  return (
    <Dialog open={isOpen} onClose={() => open(false)} title="Keyboard">
      <div className="grid gap-4 p-4 md:p-6">
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
          {keys.map(({ key, does }) => (
            <Line key={key} press={names[key] ?? key} does={does} />
          ))}
          <Line press="Ctrl S or ⌘ S" does="Save changes" />
          <Line press="Esc" does="Close a dialog" />
        </dl>
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" checked={isOn} onChange={(event) => singleKeys.change(() => event.target.checked)} />
          Use single-key shortcuts
        </label>
      </div>
    </Dialog>
  );
}

const names: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ' ': 'Space' };

function Line({ press, does }: { press: string; does: string }) {
  return (
    <>
      <dt>
        <kbd className="rounded-control border border-sand bg-linen px-2 py-1 font-sans font-semibold">{press}</kbd>
      </dt>
      <dd>{does}</dd>
    </>
  );
}

/** A key belongs to the field somebody types into, and to a dialog that lies over the page. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (document.querySelector('dialog[open]')) return true;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'button', 'submit'].includes(target.type);
}
