import type {
  AggregateRating,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  MerchantReturnPolicy,
  OfferShippingDetails,
  Organization,
  Product,
  QuantitativeValue,
  SearchAction,
  Thing,
  UnitPriceSpecification,
  WebSite,
  WithContext,
} from 'schema-dts';
import { RATINGS } from '../../contract/constants.ts';
import { DELIVERY, RETURN_DAYS } from '../../contract/delivery/delivery.ts';
import { deliveryCostOf, type Destination } from '../../contract/delivery/destinations.ts';
import { HOME_COUNTRY } from '../../contract/delivery/countries.ts';
import { FAQ } from '../../contract/site/faq.ts';
import type { ProductRating } from '../../contract/products/product-rating.ts';
import type { Blog } from '../../contract/schemas/blog.ts';
import { SITE_PATHS, siteUrl, type Site } from '../../contract/site/site-paths.ts';
import type { Cents } from '../../contract/money/units.ts';
import { decimal, SELLER, type Offer } from './offer.ts';
import { structuredAttributes } from './structured-attributes.ts';

/** Pieces, as UN/ECE Recommendation 20 codes units. */
const PIECES = 'C62';

const said = <Kind extends Thing>(thing: Kind): WithContext<Kind> =>
  ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Kind>;

const organization = (site: Site): Organization => ({
  '@type': 'Organization',
  name: SELLER,
  url: siteUrl(site, SITE_PATHS.home),
  logo: siteUrl(site, '/icon-512.png'),
});

/** A search on the site; schema.org has no type for the mark of where the words go. */
const search = (site: Site): SearchAction & { 'query-input': string } => ({
  '@type': 'SearchAction',
  target: `${siteUrl(site, SITE_PATHS.products)}?q={words}`,
  'query-input': 'required name=words',
});

const website = (site: Site): WebSite => ({
  '@type': 'WebSite',
  name: SELLER,
  url: siteUrl(site, SITE_PATHS.home),
  potentialAction: search(site),
});

const faq = (): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: FAQ.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
  })),
});

/** The way from the home page, `[name, path]` each. */
const breadcrumb = (site: Site, steps: readonly (readonly [string, string])[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', siteUrl(site, SITE_PATHS.home)] as const, ...steps].map(
    ([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item }),
  ),
});

/** What the home page says to search engines, by schema.org. */
export const structuredHome = (site: Site) => [
  said(organization(site)),
  said(website(site)),
  said(faq()),
];

/** The catalogue. */
export const structuredProducts = (site: Site) => [
  said(breadcrumb(site, [['Products', siteUrl(site, SITE_PATHS.products)]])),
];

/** The list of posts. */
export const structuredBlogs = (site: Site) => [
  said(breadcrumb(site, [['Blogs', siteUrl(site, SITE_PATHS.blogs)]])),
];

const days = ([minValue, maxValue]: readonly [number, number]): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Countries where the same costs as much and takes as long, so that each of the terms is said once. */
const onSameTerms = ({ destinations, smallest }: Offer): Destination[][] => {
  const groups = new Map<string, Destination[]>();
  for (const each of destinations) {
    const terms = `${deliveryCostOf(each, smallest.price)} ${each.transitDays}`;
    groups.set(terms, [...(groups.get(terms) ?? []), each]);
  }
  return [...groups.values()];
};

const shipping = (
  { currency, attributes, smallest }: Offer,
  [destination, ...others]: readonly [Destination, ...Destination[]],
): OfferShippingDetails => ({
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: decimal(deliveryCostOf(destination, smallest.price)),
    currency,
  },
  shippingDestination: [destination, ...others].map(({ country }) => ({
    '@type': 'DefinedRegion' as const,
    addressCountry: country,
  })),
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days([
      DELIVERY.leastHandlingDays,
      attributes.leadTimeDays ?? destination.warehouse.handlingDays,
    ]),
    transitTime: days([DELIVERY.leastTransitDays, destination.transitDays]),
  },
});

/** As “Returns and withdrawal” says, wherever is delivered to. */
const returnPolicy = ({ destinations }: Offer): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: destinations.map(({ country }) => country),
  returnPolicyCountry: HOME_COUNTRY,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
});

/** What the smallest order costs at a price of one piece, and of how many pieces that is. */
const priceOfSmallest = (
  { smallest, currency }: Offer,
  ofPiece: Cents,
): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  price: decimal((ofPiece * smallest.pieces) as Cents),
  priceCurrency: currency,
  referenceQuantity: {
    '@type': 'QuantitativeValue',
    value: smallest.pieces,
    unitCode: PIECES,
    valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: PIECES },
  },
});

/** The price and, where it was lowered, the lowest of the thirty days before: both of the smallest order. */
const prices = (offer: Offer): UnitPriceSpecification[] => [
  priceOfSmallest(offer, offer.price),
  ...(offer.lowest === undefined
    ? []
    : [
        {
          ...priceOfSmallest(offer, offer.lowest),
          priceType: 'https://schema.org/StrikethroughPrice' as const,
        },
      ]),
];

/** Of those alone who were sent the product: what is said of the shop is no rating of it. */
const aggregateRating = ({ average, count }: ProductRating): AggregateRating => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  reviewCount: count,
  worstRating: Math.min(...RATINGS),
  bestRating: Math.max(...RATINGS),
});

const availability = ({ inStock, lowStock }: Offer) => {
  if (!inStock) return 'https://schema.org/OutOfStock';
  return lowStock ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock';
};

const product = (offer: Offer, site: Site): Product => ({
  '@type': 'Product',
  name: offer.name,
  description: offer.description,
  image: [offer.picture, ...offer.morePictures.map(({ url }) => url)],
  url: offer.url,
  sku: offer.id,
  ...structuredAttributes(offer.attributes),
  brand: { '@type': 'Brand', name: SELLER },
  ...(offer.rating && { aggregateRating: aggregateRating(offer.rating) }),
  offers: {
    '@type': 'Offer',
    url: offer.url,
    // As in the feeds: what the smallest order costs.
    price: decimal(offer.smallest.price),
    priceCurrency: offer.currency,
    eligibleQuantity: {
      '@type': 'QuantitativeValue',
      minValue: offer.smallest.pieces,
      unitCode: PIECES,
    },
    priceSpecification: prices(offer),
    availability: availability(offer),
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: onSameTerms(offer).flatMap(([first, ...others]) =>
      first ? [shipping(offer, [first, ...others])] : [],
    ),
    hasMerchantReturnPolicy: returnPolicy(offer),
    seller: organization(site),
  },
});

/** One product with its offer. */
export const structuredProduct = (offer: Offer, site: Site) => [
  said(product(offer, site)),
  said(
    breadcrumb(site, [
      ['Products', siteUrl(site, SITE_PATHS.products)],
      [offer.name, offer.url],
    ]),
  ),
];

const article = (post: Blog, url: string, site: Site): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: post.heading,
  datePublished: post.createdAt,
  image: post.img,
  url,
  author: organization(site),
  publisher: organization(site),
});

/** One post. */
export const structuredBlog = (post: Blog, site: Site) => {
  const url = siteUrl(site, SITE_PATHS.blog, post._id);
  const way = [['Blogs', siteUrl(site, SITE_PATHS.blogs)] as const, [post.heading, url] as const];
  return [said(article(post, url, site)), said(breadcrumb(site, way))];
};
