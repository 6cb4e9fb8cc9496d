<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Mail;

use Host\Database\Connection;
use Host\Database\Schema;
use Host\Tests\Instance;
use OCP\IConfig;
use OCP\IUser;
use OCP\IUserManager;
use OCP\L10N\IFactory;
use OCP\Mail\IMailer;
use PHPUnit\Framework\TestCase;
use Psr\Log\NullLogger;
use Shared\Db\OutboxTable;
use Shared\Host\Languages;
use Shared\Host\Postbox;
use Shared\Mail\Letter;
use Shared\Mail\LetterAttachment;
use Shared\Mail\LetterWriter;
use Shared\Mail\MailHandler;
use Shared\Mail\Reader;
use Shared\Outbox\Delivery;
use Shared\Outbox\Outbox;
use Shared\Outbox\Undeliverable;
use Shared\Tests\Fixture\Services;
use Shared\Tests\Fixture\SetClock;

final class MailHandlerTest extends TestCase {
	private Instance $instance;
	private ?Letter $letter;
	/** @var list<Reader> */
	private array $readers = [];

	#[\Override]
	protected function setUp(): void {
		$this->instance = new Instance();
		$this->letter = new Letter('Room booked', 'Hello', ['One & two', 'Three'], ['Room' => 'Blue'], ['Open' => 'https://example.org/']);
	}

	#[\Override]
	protected function tearDown(): void {
		$this->instance->remove();
	}

	/** @param array<string, mixed> $payload */
	private function deliver(array $payload): void {
		$this->handler($this->instance)->deliver($payload);
	}

	private function handler(Instance $instance): MailHandler {
		$writer = self::createStub(LetterWriter::class);
		$writer->method('write')->willReturnCallback(function (array $payload, Reader $reader): ?Letter {
			$this->readers[] = $reader;
			return $this->letter;
		});
		$users = $instance->get(IUserManager::class);
		$languages = new Languages($instance->get(IFactory::class), $users, 'notes');
		return new MailHandler(new Postbox($instance->get(IMailer::class), $users, $languages, 'notes'), $writer);
	}

	private function account(string $id, string $address, string $language = 'de'): IUser {
		$user = $this->instance->get(IUserManager::class)->createUser($id, 'a good password');
		self::assertInstanceOf(IUser::class, $user);
		$user->setDisplayName(ucfirst($id));
		$config = $this->instance->get(IConfig::class);
		$config->setUserValue($id, 'settings', 'email', $address);
		$config->setUserValue($id, 'core', 'lang', $language);
		return $user;
	}

	/** @return list<string> */
	private function sent(): array {
		$files = glob("{$this->instance->directory}/mail/*.eml");
		self::assertIsArray($files);
		return array_map(static fn (string $file): string => quoted_printable_decode((string)file_get_contents($file)), $files);
	}

	public function testAnAccountGetsItsMailInItsLanguage(): void {
		$this->account('ada', 'ada@example.org', 'nl');

		$this->deliver(['account' => 'ada', 'letter' => 'booked']);

		[$reader] = $this->readers;
		self::assertSame(
			['ada', 'ada@example.org', 'Ada', 'nl', 'nl'],
			[$reader->userId, $reader->address, $reader->name, $reader->language, $reader->texts->getLanguageCode()],
		);
		[$mail] = $this->sent();
		foreach (['To: Ada <ada@example.org>', 'Subject: Room booked', 'Auto-Submitted: auto-generated', 'One & two', '* Room: Blue',
			'Open: https://example.org/'] as $part) {
			self::assertStringContainsString($part, $mail);
		}
	}

	public function testAnAddressNeedsNoAccount(): void {
		$this->letter = new Letter('A', 'B', links: ['Accept' => 'https://example.org/yes', 'Decline' => 'https://example.org/no'],
			attachments: [new LetterAttachment('event.ics', 'text/calendar; method=REPLY', 'BEGIN:VCALENDAR')]);

		$this->deliver(['address' => 'guest@example.org', 'name' => 'A Guest']);
		$this->deliver(['address' => 'other@example.org']);

		[$first, $second] = $this->sent();
		foreach (['To: A Guest <guest@example.org>', 'Accept: https://example.org/yes', 'Decline: https://example.org/no', 'event.ics',
			base64_encode('BEGIN:VCALENDAR')] as $part) {
			self::assertStringContainsString($part, $first);
		}
		self::assertStringContainsString('To: other@example.org', $second);
	}

	public function testAnAddressIsWrittenToInItsLanguage(): void {
		$this->deliver(['address' => 'guest@example.org', 'language' => 'nl']);
		$this->deliver(['address' => 'guest@example.org']);

		self::assertSame(['nl', 'en'], array_map(static fn (Reader $reader): string => $reader->language, $this->readers));
		self::assertSame('nl', $this->readers[0]->texts->getLanguageCode());
	}

	public function testAMailThatIsSentAgainKeepsItsId(): void {
		$this->letter = new Letter('A', 'B', id: 'receipt-1');
		$this->deliver(['address' => 'guest@example.org']);
		$this->deliver(['address' => 'guest@example.org']);
		$this->letter = new Letter('A', 'B');
		$this->deliver(['address' => 'guest@example.org']);

		$ids = [];
		foreach ($this->sent() as $mail) {
			self::assertSame(1, preg_match_all('/^Message-ID: <([^>]+)>\r$/m', $mail, $found));
			$ids[] = $found[1][0];
		}
		self::assertStringStartsWith('receipt-1@', $ids[0]);
		self::assertSame([true, false], [$ids[1] === $ids[0], $ids[2] === $ids[0]]);
	}

	public function testWhoCannotGetMailGetsNone(): void {
		$this->account('silent', '');
		$this->account('away', 'away@example.org')->setEnabled(false);
		foreach (['silent', 'away', 'deleted'] as $account) {
			$this->deliver(['account' => $account]);
		}
		self::assertSame([[], []], [$this->sent(), $this->readers]);
	}

	public function testNothingIsSentWhenThereIsNothingToSayAnyMore(): void {
		$this->account('ada', 'ada@example.org');
		$this->letter = null;

		$this->deliver(['account' => 'ada']);

		self::assertSame([1, []], [count($this->readers), $this->sent()]);
	}

	public function testWithoutAReaderAMessageCannotBeDelivered(): void {
		$this->expectException(Undeliverable::class);

		$this->deliver(['letter' => 'booked']);
	}

	public function testAMailThatTheServerRefusesIsTriedAgainAndArrivesOnce(): void {
		$schema = new Schema($this->instance->get(Connection::class)->doctrine);
		OutboxTable::create($schema, 'notes');
		$schema->apply();
		$clock = new SetClock();
		$table = new OutboxTable($this->instance->get(Connection::class), 'notes');
		$down = new Instance([], ['mail_smtphost' => '127.0.0.1', 'mail_smtpport' => 1]);
		$run = static fn (MailHandler $handler): int =>
			(new Delivery($table, $clock, new Services(['outbox.mail' => $handler]), new NullLogger(), 'notes'))->run(60);
		(new Outbox($table, $clock))->add(MailHandler::KIND, 'a', ['address' => 'ada@example.org']);

		self::assertSame(0, $run($this->handler($down)));
		$down->remove();
		$clock->pass(Delivery::PAUSES[0]);
		self::assertSame([1, 0], [$run($this->handler($this->instance)), $run($this->handler($this->instance))]);
		self::assertCount(1, $this->sent());
	}
}
