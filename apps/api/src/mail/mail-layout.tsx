import type { MailLook, MailPalette } from '@heartwood/brands';
import {
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import type { CSSProperties } from 'react';

/** The parts of a mail, as final text in the member's language. */
export interface MailContent {
  language: string;
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Sections with their own headings. */
  sections?: readonly { heading: string; lines: readonly string[] }[];
  action?: { label: string; href: string };
  /** Line above the action's plain URL. */
  linkHint?: string;
  small: readonly string[];
  closing: string;
  /** Links below the closing. */
  endings?: readonly { label: string; href: string }[];
}

/** The brand's name as it is written, and the address of its mark as PNG. */
export interface MailLogo {
  text: string;
  src: string;
}

const fontFamily = 'Helvetica, Arial, sans-serif';
const text = { fontFamily, fontSize: '16px', lineHeight: '25px', margin: '0 0 16px' };
const small = { ...text, fontSize: '14px', lineHeight: '21px', margin: '0 0 12px' };
const logoSize = 36;
const bandHeight = '6px';

/** The colours of each class; as styles for every mail program, and again as rules for the dark scheme. */
const colourOf = {
  ground: ({ bg }: MailPalette) => ({ backgroundColor: bg }),
  card: ({ surface }: MailPalette) => ({ backgroundColor: surface }),
  panel: ({ sunken }: MailPalette) => ({ backgroundColor: sunken }),
  rule: ({ line }: MailPalette) => ({ borderColor: line }),
  edge: ({ edge }: MailPalette) => ({ borderColor: edge }),
  text: (palette: MailPalette) => ({ color: palette.text }),
  muted: ({ muted }: MailPalette) => ({ color: muted }),
  accent: ({ primaryText }: MailPalette) => ({ color: primaryText }),
  button: ({ primary, onPrimary }: MailPalette) => ({ backgroundColor: primary, color: onPrimary }),
};

type ColourClass = keyof typeof colourOf;

const cssName = { backgroundColor: 'background-color', borderColor: 'border-color', color: 'color' };

function darkRules(palette: MailPalette): string {
  const rules = Object.entries(colourOf).map(([name, colours]) => {
    const declarations = Object.entries(colours(palette)).map(
      ([property, value]) => `${cssName[property as keyof typeof cssName]}:${value}!important`,
    );
    return `.${name}{${declarations.join(';')}}`;
  });
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

/** One column in the brand's look with at most one button. */
export function MailLayout({
  language,
  preview,
  heading,
  paragraphs,
  sections = [],
  action,
  linkHint,
  look,
  logo,
  ...end
}: MailContent & { look: MailLook; logo: MailLogo }) {
  const coloured = (style: CSSProperties, ...names: ColourClass[]) => ({
    className: names.join(' '),
    style: names.reduce<CSSProperties>((all, name) => ({ ...all, ...colourOf[name](look.light) }), style),
  });
  const line = look.isOutlined ? 'edge' : 'rule';
  const lineWidth = look.isOutlined ? '2px' : '1px';
  const hasSmallPrint = action !== undefined || end.small.length > 0;
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkRules(look.dark)}</style>
      </Head>
      <body {...coloured({ margin: '0', padding: '0' }, 'ground')}>
        <Preview>{preview}</Preview>
        <Section {...coloured({ padding: '24px 12px 32px' }, 'ground')}>
          <Container style={{ maxWidth: '560px' }}>
            <Row>
              <Column style={{ width: `${logoSize + 12}px`, padding: '0 0 20px 4px' }}>
                <Img
                  src={logo.src}
                  width={logoSize}
                  height={logoSize}
                  alt=""
                  style={{ display: 'block', width: `${logoSize}px`, height: `${logoSize}px` }}
                />
              </Column>
              <Column
                {...coloured(
                  { ...look.heading, fontSize: '24px', lineHeight: '36px', padding: '0 0 20px' },
                  'accent',
                )}
              >
                {logo.text}
              </Column>
            </Row>
            <Row aria-hidden="true" data-skip-in-text="true" style={{ tableLayout: 'fixed' }}>
              {look.quilt.map((colour) => (
                <Column
                  key={colour}
                  style={{ backgroundColor: colour, fontSize: '1px', lineHeight: bandHeight }}
                >
                  &nbsp;
                </Column>
              ))}
            </Row>
            <Section
              {...coloured(
                {
                  border: `${lineWidth} solid`,
                  borderTop: '0',
                  borderRadius: `0 0 ${look.radius.card} ${look.radius.card}`,
                  padding: '28px 24px 16px',
                },
                'card',
                line,
              )}
            >
              <Heading
                as="h1"
                {...coloured(
                  {
                    ...look.heading,
                    fontSize: '28px',
                    lineHeight: '34px',
                    margin: '0 0 16px',
                    overflowWrap: 'anywhere',
                  },
                  'text',
                )}
              >
                {heading}
              </Heading>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph} {...coloured(text, 'text')}>
                  {paragraph}
                </Text>
              ))}
              {sections.map((section) => (
                <Section
                  key={section.heading}
                  {...coloured(
                    { borderRadius: look.radius.panel, margin: '0 0 16px', padding: '14px 18px' },
                    'panel',
                  )}
                >
                  <Heading
                    as="h2"
                    {...coloured(
                      { ...look.heading, fontSize: '18px', lineHeight: '24px', margin: '0 0 6px' },
                      'text',
                    )}
                  >
                    {section.heading}
                  </Heading>
                  {section.lines.map((one, at) => (
                    <Text key={`${at} ${one}`} {...coloured({ ...text, margin: '0 0 4px' }, 'text')}>
                      {one}
                    </Text>
                  ))}
                </Section>
              ))}
              {action && (
                <Section style={{ margin: '8px 0 24px' }}>
                  <Button
                    href={action.href}
                    {...coloured(
                      {
                        ...look.label,
                        fontFamily,
                        fontWeight: 700,
                        borderRadius: look.radius.button,
                        padding: '15px 28px',
                        ...(look.isOutlined && { border: `${lineWidth} solid` }),
                      },
                      'button',
                      ...(look.isOutlined ? (['edge'] as const) : []),
                    )}
                  >
                    {action.label}
                  </Button>
                </Section>
              )}
              <Text {...coloured(text, 'text')}>{end.closing}</Text>
              {hasSmallPrint && (
                <Section {...coloured({ borderTop: '1px solid', paddingTop: '16px' }, 'rule')}>
                  {action && linkHint && (
                    <Text {...coloured(small, 'muted')}>
                      {linkHint}
                      <br />
                      <Link
                        href={action.href}
                        {...coloured({ overflowWrap: 'anywhere', wordBreak: 'break-word' }, 'accent')}
                      >
                        {action.href}
                      </Link>
                    </Text>
                  )}
                  {end.small.map((one) => (
                    <Text key={one} {...coloured(small, 'muted')}>
                      {one}
                    </Text>
                  ))}
                </Section>
              )}
            </Section>
            {end.endings && (
              <Section style={{ padding: '20px 24px 0' }}>
                {end.endings.map(({ label, href }) => (
                  <Text key={href} {...coloured(small, 'muted')}>
                    <Link href={href} {...coloured({ textDecoration: 'underline' }, 'muted')}>
                      {label}
                    </Link>
                  </Text>
                ))}
              </Section>
            )}
          </Container>
        </Section>
      </body>
    </Html>
  );
}
