<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Mail;

use Host\Tests\Instance;
use OCP\Mail\IMailer;
use OCP\Mail\IMessage;
use PHPUnit\Framework\TestCase;

final class MailerTest extends TestCase {
	private ?Instance $instance = null;

	#[\Override]
	protected function tearDown(): void {
		$this->instance?->remove();
	}

	/** @param array<string, mixed> $system */
	private function mailer(array $system = []): IMailer {
		$this->instance = new Instance([], $system);
		return $this->instance->get(IMailer::class);
	}

	private static function message(IMailer $mailer): IMessage {
		$template = $mailer->createEMailTemplate('test.hello');
		$template->setSubject('Grüße');
		$template->addHeader();
		$template->addHeading('A <b> heading');
		$template->addBodyText('Text & more');
		$template->addBodyText('<i>HTML</i>', 'plain');
		$template->addBodyListItem('Room 1', 'Where');
		$template->addBodyButton('Open', 'https://example.org/?a=b&c');
		$template->addBodyButtonGroup('Yes', 'https://example.org/yes', 'No', 'https://example.org/no');
		$template->addFooter();
		return $mailer->createMessage()->setTo(['ada@example.org' => 'Ada'])->useTemplate($template)
			->attach($mailer->createAttachment("BEGIN:VCALENDAR\r\n", 'event.ics', 'text/calendar'))->setAutoSubmitted('auto-generated');
	}

	public function testWithoutAServerAMailIsAFile(): void {
		$mailer = $this->mailer();

		self::assertSame([], $mailer->send(self::message($mailer)));
		$files = glob($this->instance?->directory . '/mail/*.eml');
		self::assertIsArray($files);
		self::assertCount(1, $files);
		$text = quoted_printable_decode((string)file_get_contents($files[0]));
		foreach ([
			'To: Ada <ada@example.org>', 'From: Nextcloud <no-reply@localhost.localdomain>', 'Auto-Submitted: auto-generated',
			'Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?=', "A <b> heading\r\n\r\nText & more\r\n\r\nplain\r\n\r\n* Where: Room 1",
			'Yes: https://example.org/yes', '<h1>A &lt;b&gt; heading</h1>', '<p><i>HTML</i></p>', 'href="https://example.org/?a=b&amp;c"',
			'name=event.ics',
		] as $part) {
			self::assertStringContainsString(quoted_printable_decode($part), $text);
		}
	}

	public function testAServerThatIsNamedGetsTheMail(): void {
		$process = proc_open([PHP_BINARY, __DIR__ . '/smtp.php'], [1 => ['pipe', 'w']], $pipes);
		self::assertIsResource($process);
		$port = (int)fgets($pipes[1]);
		$mailer = $this->mailer(['mail_smtphost' => '127.0.0.1', 'mail_smtpport' => $port, 'mail_domain' => 'cloud.example.org']);

		$failed = $mailer->send(self::message($mailer));

		unset($mailer);
		$this->instance?->remove();
		$this->instance = null;
		gc_collect_cycles();
		$said = (string)stream_get_contents($pipes[1]);
		self::assertSame([[], 0], [$failed, proc_close($process)]);
		foreach (['MAIL FROM:<no-reply@cloud.example.org>', 'RCPT TO:<ada@example.org>', 'Auto-Submitted: auto-generated'] as $part) {
			self::assertStringContainsString($part, $said);
		}
	}

	public function testWhatCannotBeSentNamesItsRecipients(): void {
		$mailer = $this->mailer(['mail_smtphost' => '127.0.0.1', 'mail_smtpport' => 1]);
		$wrong = $mailer->createMessage()->setTo(['nobody'])->useTemplate($mailer->createEMailTemplate('test.hello'));

		self::assertSame([['ada@example.org'], ['nobody']], [$mailer->send(self::message($mailer)), $mailer->send($wrong)]);
	}
}
