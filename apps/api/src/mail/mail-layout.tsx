import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';

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

const ink = '#22252a';
const text = { color: ink, fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' };
const small = { ...text, color: '#565c66', fontSize: '14px', lineHeight: '20px' };
const button = {
  backgroundColor: ink,
  borderRadius: '6px',
  color: '#ffffff',
  fontSize: '16px',
  padding: '12px 20px',
};

/** One column of text with at most one button; the same for every brand. */
export function MailLayout({
  language,
  preview,
  heading,
  paragraphs,
  sections = [],
  action,
  linkHint,
  ...end
}: MailContent) {
  return (
    <Html lang={language}>
      <Head />
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: '#f4f4f5',
          fontFamily: 'Helvetica, Arial, sans-serif',
          margin: '0',
          padding: '24px',
        }}
      >
        <Container
          style={{ backgroundColor: '#ffffff', borderRadius: '8px', maxWidth: '560px', padding: '32px' }}
        >
          <Heading as="h1" style={{ color: ink, fontSize: '24px', lineHeight: '32px', margin: '0 0 16px' }}>
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={text}>
              {paragraph}
            </Text>
          ))}
          {sections.map((section) => (
            <Section key={section.heading} style={{ margin: '0 0 16px' }}>
              <Heading
                as="h2"
                style={{ color: ink, fontSize: '18px', lineHeight: '24px', margin: '0 0 4px' }}
              >
                {section.heading}
              </Heading>
              {section.lines.map((line, at) => (
                <Text key={`${at} ${line}`} style={{ ...text, margin: '0 0 4px' }}>
                  {line}
                </Text>
              ))}
            </Section>
          ))}
          {action && (
            <Section style={{ margin: '0 0 16px' }}>
              <Button href={action.href} style={button}>
                {action.label}
              </Button>
            </Section>
          )}
          {action && linkHint && (
            <Text style={small}>
              {linkHint}
              <br />
              <Link href={action.href}>{action.href}</Link>
            </Text>
          )}
          {end.small.map((line) => (
            <Text key={line} style={small}>
              {line}
            </Text>
          ))}
          <Text style={text}>{end.closing}</Text>
          {end.endings?.map(({ label, href }) => (
            <Text key={href} style={small}>
              <Link href={href}>{label}</Link>
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  );
}
