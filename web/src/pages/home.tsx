import { Link } from '../components/navigation/router-link.tsx';
import { Section } from '../components/layout/section.tsx';
import { AddToBasket } from '../features/basket/components/add-to-basket.tsx';
import { ContactForm } from '../features/contact/components/contact-form.tsx';
import { About } from '../features/home/components/about.tsx';
import { ContactSection } from '../features/home/components/contact-section.tsx';
import { FaqSection } from '../features/home/components/faq.tsx';
import { Hero } from '../features/home/components/hero.tsx';
import { Opportunity } from '../features/home/components/opportunity.tsx';
import { texts } from '../features/home/texts.ts';
import { LatestProducts } from '../features/products/components/product-grid.tsx';
import { Reviews } from '../features/reviews/components/reviews.tsx';
import { paths } from '../lib/paths.ts';
import { pageLoader } from '../lib/router/page.ts';
import { latestProductsQuery } from '../features/products/api/products.ts';
import { reviewsQuery } from '../features/reviews/api/reviews.ts';

export const description =
  'Rollwell makes rollers, frames, trays and poles that decorators reorder for years. Even coat, every time.';

export const loader = pageLoader(({ client }) =>
  Promise.all([client.prefetchQuery(latestProductsQuery), client.prefetchQuery(reviewsQuery)]),
);

export function Component() {
  return (
    <>
      <Hero />
      <About />
      <Section
        title={texts.products.heading}
        aside={<Link to={paths.products}>{texts.products.all}</Link>}
      >
        <LatestProducts beside={(product) => <AddToBasket product={product} on="card" />} />
      </Section>
      <Section
        title={texts.reviews.heading}
        aside={<Link to={paths.addReview}>{texts.reviews.add}</Link>}
      >
        <Reviews />
      </Section>
      <Opportunity />
      <FaqSection />
      <ContactSection>
        <ContactForm />
      </ContactSection>
    </>
  );
}
