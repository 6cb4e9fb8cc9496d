<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Confirmation;

use OCA\FormsApp\Model\Confirmation\Recipient;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class RecipientTest extends TestCase {
	/** @return iterable<array{string, string, string}> */
	public static function addresses(): iterable {
		yield [' Ann@Example.org ', 'Ann@example.org', 'ann@example.org'];
		yield ['ann.lee+news+x@example.org', 'ann.lee+news+x@example.org', 'annlee@example.org'];
		yield ['a.n.n@example.org', 'a.n.n@example.org', 'ann@example.org'];
		yield ['ann@ｅxample.org', 'ann@example.org', 'ann@example.org'];
		yield ['ann@BÜCHER.example', 'ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'];
		yield ['+x@example.org', '+x@example.org', '+x@example.org'];
	}

	#[DataProvider('addresses')]
	public function testWaysToWriteAnAddressAreOneMailbox(string $typed, string $address, string $mailbox): void {
		$recipient = Recipient::of($typed);
		self::assertSame([$address, $mailbox], [$recipient?->address, $recipient?->mailbox]);
	}

	/** @return iterable<array{string}> */
	public static function others(): iterable {
		yield [''];
		yield ['ann'];
		yield ["ann@example.org\r\nBcc: ben@example.org"];
		yield ['ann@example.org, ben@example.org'];
		yield ['Ann <ann@example.org>'];
		yield ['ann@localhost'];
		yield ['änn@example.org'];
		yield ["ann\u{80}@example.org"];
		yield ["ann@example\u{2024}org\u{202E}.x"];
		yield ['ann@' . str_repeat('a', 64) . '.org'];
	}

	#[DataProvider('others')]
	public function testNoMailGoesToWhatIsNoAddressThatMailersKnow(string $typed): void {
		self::assertNull(Recipient::of($typed));
	}
}
