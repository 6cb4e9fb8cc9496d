<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Room;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Room\Smtp;
use OCA\RoomsApp\Service\Room\SmtpSettings;
use OCA\RoomsApp\Shared\Mail\MailServer;
use OCA\RoomsApp\Tests\Unit\Fake\RoomsTestCase;
use OCP\Security\ICrypto;
use PHPUnit\Framework\Attributes\TestDox;

final class SmtpSettingsTest extends RoomsTestCase {
	private SmtpSettings $settings;
	private Smtp $server;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->settings = new SmtpSettings($this->instance->get(ICrypto::class));
		$server = $this->settings->merged(null, ['host' => 'Mail.example.org', 'username' => 'me', 'password' => 's3cret'], false);
		self::assertNotNull($server);
		$this->server = $server;
	}

	private function password(Smtp $smtp): string {
		return $this->server($smtp)->password ?? 'no server';
	}

	private function server(?Smtp $smtp, string $email = 'room@example.org'): ?MailServer {
		return $this->settings->server(new Room('a', 'Room A', $email, 0, 0, smtp: $smtp));
	}

	public function testThePasswordIsEncrypted(): void {
		self::assertStringNotContainsString('s3cret', $this->server->sealedPassword);
		self::assertSame('s3cret', $this->password($this->server));
		self::assertSame('***', $this->server->toArray()['password']);
	}

	#[TestDox('row 12: the password stays when it comes back hidden or not at all')]
	public function testThePasswordStaysWhenItComesBackHiddenOrNotAtAll(): void {
		$hidden = ['password' => '***'];
		foreach ([[], $hidden, ['host' => 'mail.EXAMPLE.org'] + $hidden, ['username' => 'you', 'encryption' => 'tls']] as $sent) {
			$merged = $this->settings->merged($this->server, $sent, false);
			self::assertNotNull($merged);
			self::assertSame('s3cret', $this->password($merged));
		}
	}

	public function testThePasswordGoesWithHostAndPortAndWhenItIsEmpty(): void {
		$changes = [
			['port' => 465, 'password' => '***'], ['host' => 'mine.example.org', 'password' => '***'],
			['host' => 'mine.example.org'], ['password' => ''],
		];
		foreach ($changes as $sent) {
			self::assertSame('', $this->settings->merged($this->server, $sent, false)?->sealedPassword);
		}
		$changed = $this->settings->merged($this->server, ['host' => 'mine.example.org', 'password' => 'new'], false);
		self::assertNotNull($changed);
		self::assertSame('new', $this->password($changed));
	}

	public function testTheMailsOfARoomComeFromTheAccountOfItsServerElseFromTheRoom(): void {
		self::assertNull($this->server(null));
		$account = $this->settings->merged($this->server, ['username' => 'rooms@example.org'], false);
		foreach ([
			['rooms@example.org', $account, 'room@example.org'],
			['room@example.org', $this->server, 'room@example.org'],
			['', $this->server, Room::defaultEmail('a')],
		] as [$sender, $smtp, $email]) {
			$server = $this->server($smtp, $email);
			self::assertSame([$sender, 'Room A', 'Mail.example.org'], [$server?->sender, $server?->senderName, $server?->host]);
		}
	}

	#[TestDox('row 12: null and an empty host remove the server')]
	public function testNullAndAnEmptyHostRemoveTheServer(): void {
		self::assertNull($this->settings->merged($this->server, null, false));
		self::assertNull($this->settings->merged($this->server, ['host' => ' '], false));
		self::assertNull($this->settings->merged(null, ['username' => 'me'], false));
	}

	public function testManagersReachMailPortsOnly(): void {
		$refusal = self::refusal(fn () => $this->settings->merged($this->server, ['port' => 22], false));
		self::assertSame([400, Reason::BAD_PORT, '/smtpConfig/port'], [$refusal->status(), $refusal->reason, $refusal->pointer]);
		$special = $this->settings->merged($this->server, ['port' => 10025], true);
		self::assertSame(10025, $this->settings->merged($special, ['username' => 'you'], false)?->port);
		$elsewhere = fn () => $this->settings->merged($special, ['host' => 'localhost'], false);
		self::assertSame(Reason::BAD_PORT, self::refusal($elsewhere)->reason);
	}

	public function testTheEncryptionFollowsThePortUnlessItIsSet(): void {
		self::assertSame('starttls', $this->server->encryption);
		self::assertSame('tls', $this->settings->merged(null, ['host' => 'a', 'port' => 465], false)?->encryption);
		$plain = ['host' => 'a', 'port' => 465, 'encryption' => 'none'];
		self::assertSame('none', $this->settings->merged(null, $plain, false)?->encryption);
	}
}
