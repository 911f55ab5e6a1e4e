import { sayDate } from '#platform/say-date.ts';
import { Badge } from '#ui/badge.tsx';
import type { StaffPhotoJson } from '../staff-photo-json.ts';

type Props = { photo: StaffPhotoJson; onEdit: () => void; onFeature: () => void; onDelete: () => void };

const action = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** One photo in the list, with what can be done to it. */
export function PhotoCard({ photo, onEdit, onFeature, onDelete }: Props) {
  const named = <span className="sr-only">{`: ${photo.title}`}</span>;
  return (
    <li className="grid content-start gap-1 border border-sand">
      <div className="relative aspect-photo overflow-hidden bg-linen">
        <img src={photo.image_url} alt="" loading="lazy" className="size-full object-cover" />
        {photo.is_featured && <Badge className="absolute top-1 left-1">Featured</Badge>}
      </div>
      <div className="grid gap-1 px-3 pb-2">
        <h2 className="text-lg">{photo.title}</h2>
        <p className="text-sm text-muted">
          <span>{photo.flooring_type}</span>, <span>{photo.room_type.toLowerCase()}</span>
          <span>{photo.customer_name && `, ${photo.customer_name}`}</span>. <span>{photo.likes === 1 ? '1 like' : `${photo.likes} likes`}</span>,{' '}
          <span>{sayDate(new Date(photo.created_at))}</span>.
        </p>
        <div className="flex flex-wrap gap-x-4">
          <button type="button" className={action} onClick={onEdit}>
            Edit{named}
          </button>
          <a href={`/admin/gallery-editor?photo=${photo.id}`} className={action}>
            Open in the editor{named}
          </a>
          <button type="button" className={action} aria-pressed={photo.is_featured} onClick={onFeature}>
            <span>{photo.is_featured ? 'Featured' : 'Feature'}</span>
            {named}
          </button>
          <button type="button" className={`${action} text-error`} onClick={onDelete}>
            Delete{named}
          </button>
        </div>
      </div>
    </li>
  );
}
