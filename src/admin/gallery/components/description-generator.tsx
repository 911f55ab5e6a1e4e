import { useState } from 'react';
import { describeFloor, descriptionChoices, descriptionProblem, descriptionTemplates, titleFloor } from '#gallery/staff/description.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/field.tsx';
import { Options } from './photo-words.tsx';

type Part = keyof typeof descriptionChoices;
const labels: Record<Part, string> = {
  size: 'Tile size',
  style: 'Style',
  use: 'Use',
  feature: 'Feature',
  benefit: 'Benefit',
  mood: 'Feel',
};
const parts = Object.keys(labels) as Part[];

type Props = { room: string; floor: string; onGenerate: (text: { title: string; description: string }) => void };

/** Writes a description from presets, in one of five ways drawn at random. */
export function DescriptionGenerator({ room, floor, onGenerate }: Props) {
  const [chosen, setChosen] = useState<Partial<Record<Part, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const generate = () => {
    const choice = { room, floor, ...chosen };
    const description = describeFloor(choice, Math.floor(Math.random() * descriptionTemplates));
    const title = titleFloor(choice);
    if (description === null || title === null) return setProblem(descriptionProblem);
    setProblem(null);
    onGenerate({ title, description });
  };
  return (
    <details className="border border-sand p-3">
      <summary className="cursor-pointer py-2 font-semibold">Write a description</summary>
      <div className="mt-2 grid gap-3">
        <p className="text-muted">Uses the room and flooring type above, plus anything you choose here.</p>
        {problem && (
          <p role="alert" className="font-semibold text-error">
            {problem}
          </p>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          {parts.map((part) => (
            <Select
              key={part}
              label={labels[part]}
              name={part}
              form="generator"
              optional
              value={chosen[part] ?? ''}
              onChange={(event) => setChosen({ ...chosen, [part]: event.target.value || undefined })}
            >
              <Options choices={descriptionChoices[part]} none="None" />
            </Select>
          ))}
        </div>
        <Button kind="secondary" className="justify-self-start" onClick={generate}>
          Generate description
        </Button>
      </div>
    </details>
  );
}
