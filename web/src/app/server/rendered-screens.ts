import { LEGAL_NAMES, readJob } from '@rollwell/functions/contract';
import type { QueryClient } from '@tanstack/react-query';
import { blogQuery } from '../../features/blogs/api/get-blog.ts';
import { blogsQuery } from '../../features/blogs/api/list-blogs.ts';
import { finderQuery } from '../../features/finder/api/find-roller.ts';
import { typedJobOf } from '../../features/finder/typed-job.ts';
import { productQuery } from '../../features/products/api/get-product.ts';
import {
  cataloguePage,
  latestProductsQuery,
  productFacetsQuery,
  productPageQuery,
} from '../../features/products/api/list-products.ts';
import { relatedProductsQuery } from '../../features/products/api/related-products.ts';
import { filterOf } from '../../features/products/use-catalogue-params.ts';
import { productReviewsQuery } from '../../features/reviews/api/list-product-reviews.ts';
import { reviewsQuery } from '../../features/reviews/api/list-reviews.ts';
import { pageOf } from '../../lib/api/pages.ts';
import { anchors, paths } from '../../lib/paths.ts';
import { settingsQuery } from '../../lib/query/settings.ts';

/** What an address asks a screen to show. */
export interface Asked {
  client: QueryClient;
  /** The `:id` of the path; empty where it has none. */
  id: string;
  query: URLSearchParams;
}

export interface RenderedScreen {
  path: string;
  /** The name of the file in `screens/`, whose code the page then fetches without waiting. */
  screen: string;
  /** The id of the first element that a phone has to scroll to: its styles and those of what follows are a file. */
  below?: string;
  /** Reads what the screen shows into the client, by the queries that the screen itself uses. */
  load?: (asked: Asked) => Promise<unknown>[];
  /** The address of its largest picture, if that is one of ours; to be asked once `load` has read. */
  picture?: (asked: Asked) => string | undefined;
}

/** A list goes on by cursor: who asks for a late page makes us walk through all before it. */
const MOST_PAGES = 25;

const home: Omit<RenderedScreen, 'path'> = {
  screen: 'home',
  below: anchors.about,
  load: ({ client }) => [client.fetchQuery(latestProductsQuery), client.fetchQuery(reviewsQuery)],
};

/** The screens that come from the function with their data. */
export const renderedScreens: readonly RenderedScreen[] = [
  { path: paths.home, ...home },
  { path: paths.homeAlias, ...home },
  { path: paths.contact, screen: 'contact' },
  { path: paths.contactSent, screen: 'contact-sent' },
  { path: paths.withdrawal, screen: 'withdrawal' },
  { path: paths.stockAlert, screen: 'stock-alert' },
  { path: paths.stockAlertEnded, screen: 'stock-alert-ended' },
  {
    path: paths.imprint,
    screen: 'imprint',
    load: ({ client }) => [client.fetchQuery(settingsQuery())],
  },
  ...LEGAL_NAMES.map((name) => ({
    path: paths[name],
    screen: 'legal',
    load: ({ client }: Asked) => [client.fetchQuery(settingsQuery())],
  })),
  {
    path: paths.finder,
    screen: 'finder',
    load: ({ client, query }) => {
      const typed = typedJobOf(query);
      const read = typed && readJob(typed);
      // The form alone lacks nothing.
      return [read && 'job' in read ? client.fetchQuery(finderQuery(read.job)) : Promise.resolve()];
    },
  },
  {
    path: paths.products,
    screen: 'products',
    load: ({ client, query }) => {
      const page = pageOf(query);
      if (page > MOST_PAGES) return [];
      const filter = filterOf(query);
      return [
        client.fetchQuery(productPageQuery(cataloguePage(filter, page))),
        // The list does without where that fails.
        client.prefetchQuery(productFacetsQuery(filter)),
      ];
    },
  },
  {
    path: paths.product,
    screen: 'product',
    load: ({ client, id, query }) => {
      const product = client.fetchQuery(productQuery(id));
      const page = pageOf(query);
      const reviews = async () => {
        const { rating } = await product;
        if (rating && page <= MOST_PAGES) await client.prefetchQuery(productReviewsQuery(id, page));
      };
      return [
        product,
        // A page does without where that fails.
        client.prefetchQuery(relatedProductsQuery(id)),
        client.prefetchQuery(settingsQuery()),
        reviews(),
      ];
    },
    picture: ({ client, id }) => client.getQueryData(productQuery(id).queryKey)?.img,
  },
  {
    path: paths.blogs,
    screen: 'blogs',
    load: ({ client }) => [client.fetchInfiniteQuery(blogsQuery)],
    picture: ({ client }) => client.getQueryData(blogsQuery.queryKey)?.pages[0]?.blogs[0]?.img,
  },
  {
    path: paths.blog,
    screen: 'blog',
    load: ({ client, id }) => [client.fetchQuery(blogQuery(id))],
    picture: ({ client, id }) => client.getQueryData(blogQuery(id).queryKey)?.img,
  },
];

/** Stands where a path leads to nothing. */
export const notFoundScreen: RenderedScreen = { path: '*', screen: 'not-found' };

/** The screens that the build writes as they always are. */
export const builtScreens: readonly (RenderedScreen & { file: string })[] = [
  { path: paths.portfolio, screen: 'portfolio', file: 'my-portfolio.html' },
  { path: paths.login, screen: 'login', file: 'login.html' },
  { path: paths.signup, screen: 'signup', file: 'signup.html' },
  // What Hosting answers, with 404, wherever there is nothing.
  { ...notFoundScreen, file: '404.html' },
];
