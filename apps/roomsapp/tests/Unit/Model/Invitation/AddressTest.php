<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Invitation;

use OCA\RoomsApp\Model\Invitation\Address;
use OCA\RoomsApp\Model\Invitation\Fields;
use PHPUnit\Framework\Attributes\DataProvider;

final class AddressTest extends InvitationTestCase {
	/** @return iterable<string, array{string, ?string}> */
	public static function values(): iterable {
		$room = 'room-a@example.org';
		yield 'plain' => ["mailto:$room", $room];
		yield 'capitals' => ['MAILTO:Room-A@EXAMPLE.org', $room];
		yield 'mixed scheme' => ['MailTo:room-a@example.org', $room];
		yield 'without a scheme' => [$room, $room];
		yield 'spaces around' => [" mailto: $room \t", $room];
		yield 'percent-encoded' => ['mailto:room%2Da%40example.org', $room];
		yield 'percent-encoded space' => ["mailto:%20$room%20", $room];
		yield 'with a subject' => ["mailto:$room?subject=a@b", $room];
		yield 'in angle brackets' => ["mailto:<$room>", $room];
		yield 'capitals beyond ASCII' => ['mailto:RÄUME@example.org', 'räume@example.org'];
		yield 'plus and slash stay' => ['mailto:a+b/c@example.org', 'a+b/c@example.org'];
		yield 'a lonely percent sign' => ['mailto:100%@example.org', '100%@example.org'];
		yield 'nothing' => ['', null];
		yield 'scheme only' => ['mailto:', null];
		yield 'a name' => ['Room A', null];
		yield 'a name with a scheme' => ['mailto:room-a', null];
		yield 'a principal' => ['/principals/users/alice@example.org/', null];
		yield 'another scheme' => ['urn:uuid:alice@example.org', null];
		yield 'an address of the web' => ['https://alice@example.org', null];
	}

	#[DataProvider('values')]
	public function testMailAddressesAreComparable(string $value, ?string $mail): void {
		self::assertSame($mail, Address::mail($value));
		self::assertSame($mail, $mail === null ? null : Address::mail("mailto:$mail"));
	}

	/** @return iterable<string, array{string, ?string}> */
	public static function lines(): iterable {
		yield 'value' => ['ATTENDEE:mailto:room-a@example.org', 'room-a@example.org'];
		yield 'parameter, as Apple writes it' => ['ATTENDEE;EMAIL=Room-A@example.org:/principals/__uids__/1/', 'room-a@example.org'];
		yield 'parameter with a scheme' => ['ATTENDEE;EMAIL="mailto:room-a@example.org":urn:uuid:1', 'room-a@example.org'];
		yield 'a value counts more than a parameter' =>
			['ATTENDEE;EMAIL=room-a@example.org:mailto:room-b@example.org', 'room-b@example.org'];
		yield 'neither' => ['ATTENDEE:invalid:nomail', null];
		yield 'no value' => ['ATTENDEE:', null];
		yield 'a name only' => ['ATTENDEE;CN=room-a@example.org:urn:uuid:1', null];
		yield 'folded' => ["ATTENDEE:mailto:room-\r\n a@example.org", 'room-a@example.org'];
	}

	#[DataProvider('lines')]
	public function testTheAddressOfAnAttendee(string $line, ?string $address): void {
		$attendee = Fields::first(Fields::events(self::object([$line]))[0], 'ATTENDEE');
		self::assertNotNull($attendee);
		self::assertSame($address, Address::of($attendee));
	}
}
