import { penceToPounds } from '#money/pence.ts';
import { imageAddress, sharedWidth } from '#platform/images/address.ts';
import { documentAddress, type ProductDocument } from './documents/document.ts';
import { hazardStatements } from './hazards/hazard-statements.ts';
import { precautionaryStatements } from './hazards/precautionary-statements.ts';
import { saidStatements } from './hazards/statements.ts';
import type { Maker } from './makers/maker.ts';
import type { Picture, Product, ProductPhoto } from './product.ts';
import type { ProductList } from './product-list.ts';
import { rollsOf } from './roll-goods.ts';
import type { ProductJson } from './schemas.ts';

/** A product in the API's words: pounds, square metres and kilograms as numbers. */
export function productToJson(product: Product): ProductJson {
  const photos = product.photos.map(photoToJson);
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    description: product.description,
    category: product.category,
    supplier: product.supplier,
    unit: product.unit,
    price: penceToPounds(product.pricePence),
    price_per_m2: product.pricePerM2Pence === null ? null : penceToPounds(product.pricePerM2Pence),
    list_price: product.wasPence === null ? null : penceToPounds(product.wasPence),
    save_percent: product.savePercent,
    box_size_m2: product.coverageCm2 === null ? null : product.coverageCm2 / 10_000,
    in_stock: product.isInStock,
    stock: product.stock,
    is_featured: product.isFeatured,
    sample_eligible: product.isSampleEligible,
    colour: product.colour,
    tile_size: product.tileSize,
    plank_size: product.plankSize,
    thickness: product.thickness,
    material: product.material,
    finish: product.finish,
    wood_type: product.woodType,
    wood_species: product.woodSpecies,
    plank_style: product.plankStyle,
    ac_rating: product.acRating,
    water_resistant: waterResistant(product.waterResistance),
    water_resistance: product.waterResistance,
    surface: product.surface,
    construction: product.construction,
    wear_layer: product.wearLayer,
    format: product.format,
    slip_rating: product.slipRating,
    underfloor_heating: product.underfloorHeating,
    rooms: product.rooms,
    warranty_years: product.warrantyYears,
    commercial_warranty_years: product.commercialWarrantyYears,
    slip_ptv: product.slipPtv,
    reaction_to_fire: product.reactionToFire,
    wear_class: product.wearClass,
    thermal_resistance_m2k_w: product.thermalResistance === null ? null : product.thermalResistance / 1000,
    heated_to_celsius: product.heatedToCelsius,
    voc_class: product.vocClass,
    impact_sound_db: product.impactSoundDb,
    origin: product.origin,
    recycled_percent: product.recycledPercent,
    harmonised_standard: product.harmonisedStandard,
    maker: product.maker && makerToJson(product.maker),
    documents: product.documents.map(documentToJson),
    warnings: product.warnings,
    hazard_signal: product.hazardSignal,
    hazard_statements: saidStatements(hazardStatements, product.hazardStatements),
    precautionary_statements: saidStatements(precautionaryStatements, product.precautionaryStatements),
    hazard_pictograms: product.hazardPictograms,
    vat_class: product.vatClass,
    weight_kg: product.weightGrams === null ? null : product.weightGrams / 1000,
    lead_days: product.leadDays,
    pieces_per_box: product.piecesPerBox,
    roll_width_mm: rollsOf(product).map(({ widthMm }) => widthMm),
    cut_step_mm: product.cutStepMm,
    pattern_repeat_length_mm: product.patternRepeatLengthMm,
    pattern_repeat_width_mm: product.patternRepeatWidthMm,
    direction_matters: product.directionMatters,
    remnant_length_mm: product.remnantLengthMm,
    remnant_width_mm: product.remnantWidthMm,
    gtin: product.gtin,
    mpn: product.mpn,
    average_rating: product.rating?.average ?? null,
    total_reviews: product.rating?.count ?? 0,
    image_url: (photos.find((photo) => photo.is_main) ?? photos[0])?.image_url ?? null,
    images: photos,
    photos,
    created_at: product.createdAt.toISOString(),
    updated_at: product.updatedAt.toISOString(),
  };
}

/** A document in the API's words. */
export function documentToJson({ id, kind, language, title, file, bytes }: ProductDocument): ProductJson['documents'][number] {
  return { id, kind, language, title, url: documentAddress({ file, title }), bytes };
}

function makerToJson({ name, postalAddress, electronicAddress, isInUnion, responsible }: Maker): ProductJson['maker'] {
  return {
    name,
    postal_address: postalAddress,
    electronic_address: electronicAddress,
    is_in_union: isInUnion,
    responsible_person: responsible && {
      name: responsible.name,
      postal_address: responsible.postalAddress,
      electronic_address: responsible.electronicAddress,
    },
  };
}

/** The list around its products, which are texts already: each is written once for all the lists that it stands in. */
export function listToText(list: ProductList, asked: { page: number; limit: number }, productTexts: readonly string[]): string {
  const { suppliers, categories, total, pages, facets, inStock, priceRange, relaxed } = list;
  const around = JSON.stringify({
    suppliers,
    categories,
    total,
    pages,
    ...asked,
    facets,
    in_stock_count: inStock,
    price_range: priceRange && { min: penceToPounds(priceRange.minPence), max: penceToPounds(priceRange.maxPence) },
    relaxed,
  });
  return `{"products":[${productTexts.join(',')}],${around.slice(1)}`;
}

/** The JPEG of a picture for whoever takes one address only; null without a picture. */
export function imageUrl(picture: Pick<Picture, 'imageId' | 'width'> | null | undefined): string | null {
  return picture ? imageAddress(picture.imageId, sharedWidth(picture.width), 'jpg') : null;
}

/** A picture of a product in the API’s words. */
export function photoToJson(photo: ProductPhoto): ProductJson['images'][number] {
  return {
    id: photo.id,
    image_url: imageAddress(photo.imageId, sharedWidth(photo.width), 'jpg'),
    alt_text: photo.alt,
    is_main: photo.isMain,
    is_primary: photo.isMain,
    background_position: photo.backgroundPosition,
    background_size: photo.backgroundSize,
    image_opacity: photo.imageOpacity,
    overlay_opacity: photo.overlayOpacity,
    kind: photo.kind,
    width: photo.width,
    height: photo.height,
    placeholder: photo.placeholder,
  };
}

/** The documents know Yes and No; the shop knows three grades, of which Standard is the one that is not. */
function waterResistant(grade: string | null): 'Yes' | 'No' | null {
  if (grade === null) return null;
  return grade === 'Standard' ? 'No' : 'Yes';
}
