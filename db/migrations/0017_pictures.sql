-- Pictures that staff work with: several for a category, and what nobody shows any longer.

-- Every picture a category was given; the one that stands for it is categories.image_id.
create table category_images (
  category text not null references categories (name) on update cascade on delete cascade,
  image_id text not null references images (id),
  added_at timestamptz not null default now(),
  primary key (category, image_id)
);
insert into category_images (category, image_id) select name, image_id from categories where image_id is not null;

-- Two people who edit one photo: the second is told, not the first overwritten.
alter table customer_photos add column version integer not null default 1;

-- Whether a picture is shown anywhere is asked before it is taken away.
create index product_photos_image on product_photos (image_id);
create index customer_photos_image on customer_photos (image_id);
create index category_images_image on category_images (image_id);

-- The darkest overlay is 0.8, which a `real` rounds to a little more than its own check allows.
alter table product_photos
  alter column image_opacity type double precision using round(image_opacity::numeric, 2),
  alter column overlay_opacity type double precision using round(overlay_opacity::numeric, 2);
alter table hero_slides
  alter column image_opacity type double precision using round(image_opacity::numeric, 2),
  alter column overlay_opacity type double precision using round(overlay_opacity::numeric, 2);
