import { useLocation, useNavigate, useNavigation, useSubmit } from 'react-router';
import { categoryNames } from '#catalogue/category.ts';
import { SaveForm } from '#ui/save-form.tsx';
import { useStaffKeys } from '../../components/staff-keys.tsx';
import { withQuery } from '../../list-address.ts';
import type { Steps } from '../read-steps.server.ts';
import { Step, StepBar } from './step-bar.tsx';

type Props = { steps: Omit<Steps, 'products'> };

/** One product and a button for each category. The keys 1 to 9 and 0 are the categories, s skips, t skips ten. */
export function CategoryChoice({ steps }: Props) {
  const { open, number, total } = steps;
  const { search } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const submit = useSubmit();
  const to = (next: number) => withQuery(search, { number: Math.min(next, total) });
  const skip = (by: number) => number < total && navigate(to(number + by), { preventScrollReset: true });
  const id = open?.sheet.id ?? '';
  const choose = (chosen: string) =>
    id && navigation.state === 'idle' && submit({ product: id, chosen }, { method: 'post', preventScrollReset: true });
  useStaffKeys([
    ...categoryNames.map((name, at) => ({ key: String((at + 1) % 10), does: name, run: () => choose(name) })),
    { key: 's', does: 'Skip', run: () => skip(1) },
    { key: 't', does: 'Skip 10', run: () => skip(10) },
  ]);
  const [photo] = open?.photos ?? [];
  return (
    <>
      <StepBar steps={steps}>
        <Step words="Skip" to={number < total ? to(number + 1) : null} />
        <Step words="Skip 10" to={number < total ? to(number + 10) : null} />
      </StepBar>
      {!open && <p>There are no products here.</p>}
      {open && (
        <div className="grid items-start gap-8 md:grid-cols-2">
          <div className="grid gap-3">
            {photo ? (
              <img
                src={photo.image_url}
                alt={photo.alt_text}
                width={photo.width}
                height={photo.height}
                className="aspect-photo w-full bg-linen object-cover"
              />
            ) : (
              <p className="grid aspect-photo place-items-center bg-linen text-muted">No photo</p>
            )}
            <h2 className="text-xl">{open.sheet.written.name}</h2>
            <p className="text-muted">{`${open.sheet.written.sku ?? ''}, ${open.sheet.written.supplier ?? ''}`}</p>
            <p className="line-clamp-4">{open.sheet.written.description}</p>
          </div>
          <SaveForm className="grid gap-2">
            <input type="hidden" name="product" value={id} />
            {categoryNames.map((name, at) => (
              <button
                key={name}
                type="submit"
                name="chosen"
                value={name}
                aria-pressed={open.sheet.written.category === name}
                className="category-button"
              >
                <span aria-hidden="true" className="text-sm">
                  {(at + 1) % 10}
                </span>
                <span>{name}</span>
              </button>
            ))}
          </SaveForm>
        </div>
      )}
    </>
  );
}
