import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { bareList } from '../../components/layout/lists.tsx';
import { Link } from '../../components/navigation/router-link.tsx';
import { homeSection, paths } from '../../lib/paths.ts';
import { WITHDRAW_LABEL } from '../../entities/order/texts.ts';
import { texts as legal } from '../../entities/shop/texts.ts';
import { texts } from '../texts.ts';
import { Logo } from './logo.tsx';

const links = [
  { label: texts.footer.about, to: homeSection('about') },
  { label: texts.footer.finder, to: paths.finder },
  { label: texts.footer.contact, to: homeSection('contact') },
  { label: texts.footer.opportunity, to: homeSection('opportunity') },
  { label: texts.footer.imprint, to: paths.imprint },
  { label: legal.terms, to: paths.terms },
  { label: legal.privacy, to: paths.privacy },
  { label: legal.returns, to: paths.returns },
  { label: legal.delivery, to: paths.delivery },
  { label: legal.guarantee, to: paths.guarantee },
  { label: WITHDRAW_LABEL, to: paths.withdrawal },
];

/** Who we are, how to reach us, and the year; memoized as the header is. */
export const Footer = memo(function Footer() {
  return (
    <Box
      component="footer"
      sx={{ borderTop: '1px solid', borderColor: 'divider', bgcolor: 'background.paper', mt: 8 }}
    >
      <Container sx={{ py: { xs: 4, md: 5 } }}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={3}
          sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' } }}
        >
          <Box sx={{ flexShrink: 0 }}>
            <Logo />
            <Typography color="textSecondary">{texts.slogan}</Typography>
          </Box>
          <nav aria-label={texts.footer.label}>
            <Stack
              component="ul"
              direction="row"
              sx={{ ...bareList, flexWrap: 'wrap', columnGap: 3 }}
            >
              {links.map(({ label, to }) => (
                <Stack component="li" key={label}>
                  <Link to={to} sx={{ py: 1.25 }}>
                    {label}
                  </Link>
                </Stack>
              ))}
            </Stack>
          </nav>
        </Stack>
        {/* A page of the build may have come from the year before. */}
        <Typography suppressHydrationWarning variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          {texts.footer.copyright(new Date().getFullYear())}
        </Typography>
      </Container>
    </Box>
  );
});
