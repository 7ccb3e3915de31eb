import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useMatch } from 'react-router-dom';
import { bareList } from '../../components/layout/lists.tsx';
import { OpenCount } from '../../components/navigation/open-count.tsx';
import type { useOpenCounts } from '../../features/orders/today/use-open-counts.ts';
import { paths } from '../../lib/paths.ts';
import { texts as commonTexts } from '../../lib/texts.ts';
import { texts } from '../texts.ts';
import { menuLink } from './header-link.tsx';
import type { NavItem } from './nav-items.ts';

interface DashboardMenuProps {
  items: readonly NavItem[];
  openCounts?: ReturnType<typeof useOpenCounts>;
}

/** The dashboard's links: a column at the side, a row that scrolls sideways on a phone. */
export function DashboardMenu({ items, openCounts = {} }: DashboardMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // On a phone the row scrolls sideways; the present screen's link is to be in sight.
    const row = list.current;
    const link = row?.querySelector('[aria-current="page"]');
    if (!row || !link) return;
    const [around, inside] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
    row.scrollLeft += inside.left - around.left - (around.width - inside.width) / 2;
  }, [pathname, items]);
  return (
    <Box component="nav" aria-label={texts.dashboard.label} sx={beside}>
      <Box component="ul" ref={list} sx={{ ...bareList, ...menuStyle }}>
        {items.map((item) => (
          <Item key={item.to} {...item} openCounts={openCounts} />
        ))}
      </Box>
    </Box>
  );
}

function Item({ label, to, open, openCounts }: NavItem & Pick<DashboardMenuProps, 'openCounts'>) {
  const isHere = useMatch({ path: to, end: to === paths.dashboard }) !== null;
  return (
    <Box component="li" sx={{ flexShrink: 0, '& .MuiBadge-badge': openStyle }}>
      <OpenCount open={open && openCounts?.[open]}>
        {(describedBy) => (
          <Box
            component={Link}
            to={to}
            aria-current={isHere ? 'page' : undefined}
            aria-describedby={describedBy}
            sx={itemStyle}
          >
            {label}
          </Box>
        )}
      </OpenCount>
    </Box>
  );
}

/** Stands in until it is known whose menu it is: as high as the row on a phone. */
export function DashboardMenuSkeleton() {
  return (
    <Box role="status" aria-label={commonTexts.loading} sx={{ ...menuStyle, overflowX: 'hidden' }}>
      {[1, 2, 3].map((item) => (
        <Skeleton
          key={item}
          variant="rounded"
          height={44}
          sx={{ width: { xs: 104, md: 'auto' } }}
        />
      ))}
    </Box>
  );
}

const menuStyle = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  gap: 0.5,
  overflowX: { xs: 'auto', md: 'visible' },
  mx: { xs: -2, md: 0 },
  px: { xs: 2, md: 0 },
  py: { xs: 0.5, md: 0 },
} as const;

/** Stays in sight beside a long screen. */
const beside = { position: { md: 'sticky' }, top: { md: 96 } } as const;

/** At the corner in the row, at the end of the line in the column. */
const openStyle = { top: { xs: 6, md: '50%' }, right: { xs: 12, md: 24 } } as const;

const itemStyle = {
  ...menuLink,
  display: 'flex',
  px: 2,
  '&[aria-current]': {
    color: 'secondary.main',
    boxShadow: {
      xs: 'inset 0 -3px 0 var(--mui-palette-secondary-main)',
      md: 'inset 4px 0 0 var(--mui-palette-secondary-main)',
    },
    bgcolor: 'action.selected',
  },
} as const;
