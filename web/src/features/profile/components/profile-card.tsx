import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { countryName, type User } from '@rollwell/functions/contract';
import { PersonAvatar } from '../../../entities/session/person-avatar.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { visuallyHidden } from '../../../components/layout/visually-hidden.ts';
import { texts } from '../texts.ts';
import { webAddress } from './web-address.ts';
import Skeleton from '@mui/material/Skeleton';

const rows = [
  ...(['phone', 'address', 'postcode', 'city', 'country', 'company', 'vatNumber'] as const),
  ...(['education', 'linkedIn', 'github'] as const),
];
/** Shown where they are given: most people leave them out. */
const optionalRows: readonly string[] = ['postcode', 'country', 'company', 'vatNumber'];

/** What the shop knows about a person, and the way to change it. */
export function ProfileCard({ user }: { user: User }) {
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 }, height: 'auto' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
        <PersonAvatar src={user.imageLink} size={96} />
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="h4" component="p">
            {user.displayName || texts.view.noName}
          </Typography>
          <Typography color="textSecondary">{user.email}</Typography>
          {user.role === 'admin' && <Chip size="small" label={texts.view.admin} sx={{ mt: 1 }} />}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <LinkButton to={paths.updateProfile} variant="outlined">
            {texts.view.edit}
          </LinkButton>
          <LinkButton to={paths.deliveryDetails} variant="outlined">
            {texts.delivery.title}
          </LinkButton>
        </Box>
      </Box>
      <Box component="dl" sx={{ m: 0 }}>
        {rows
          .filter((name) => user[name] || !optionalRows.includes(name))
          .map((name) => (
            <Box key={name} sx={rowStyle}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {texts.fields[name]}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                <Value
                  text={textOf(user, name)}
                  linked={name === 'linkedIn' || name === 'github'}
                />
              </Box>
            </Box>
          ))}
      </Box>
    </Card>
  );
}

const textOf = (user: User, name: (typeof rows)[number]): string =>
  name === 'country' && user.country ? countryName(user.country) : user[name];

function Value({ text, linked }: { text: string; linked: boolean }) {
  if (!text) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {texts.view.notGiven}
      </Box>
    );
  }
  const href = linked ? webAddress(text) : undefined;
  if (!href) return <span>{text}</span>;
  return (
    <MuiLink href={href} target="_blank" rel="noopener noreferrer nofollow">
      <span>{text}</span>
      <Box component="span" sx={visuallyHidden}>
        {` ${texts.view.opensElsewhere}`}
      </Box>
    </MuiLink>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '140px minmax(0, 1fr)' },
  columnGap: 2,
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

/** The profile's outline while it is being loaded. */
export function ProfileSkeleton() {
  return (
    <Card
      role="status"
      aria-label="Loading"
      data-loading
      sx={{ p: { xs: 2.5, sm: 4 }, height: 'auto' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 3 }}>
        <Skeleton variant="circular" width={96} height={96} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton width="40%" height={32} />
          <Skeleton width="60%" />
        </Box>
      </Box>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height={49} />
      ))}
    </Card>
  );
}
