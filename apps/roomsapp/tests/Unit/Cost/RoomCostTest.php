<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Cost;

use OCA\RoomsApp\Model\Period\IsoMoment;
use OCA\RoomsApp\Model\Room\Address;
use OCA\RoomsApp\Model\Room\Slug;
use OCA\RoomsApp\Service\PublicApi\NewSlot;
use OCA\RoomsApp\Service\RoomBooking\BookingTexts;
use OCA\RoomsApp\Shared\Contract\Routes;
use Shared\Tests\Cost\CostTestCase;
use Shared\Tests\Cost\Patterns;

final class RoomCostTest extends CostTestCase {
	private const BODY = 262_144;

	#[\Override]
	public static function readers(): iterable {
		yield 'name of a room' => [static fn (string $text): string => Slug::of($text, 'room'), self::BODY];
		yield 'address of a room' => [static fn (string $text): string => Address::fromText($text)->text(), self::BODY];
		$zone = new \DateTimeZone('UTC');
		$times = ['start' => '2026-03-02T09:00Z', 'end' => '2026-03-02T10:00Z'];
		yield 'time in the public API' => [static fn (string $text): ?IsoMoment => IsoMoment::parse($text, $zone), self::BODY];
		yield 'booking in the public API' => [
			static fn (string $text): NewSlot =>
				NewSlot::read(['title' => "x$text", 'organizer' => $text, 'description' => $text] + $times, $zone),
			self::BODY,
		];
		yield 'message of a manager' => [static fn (string $text): string => BookingTexts::text(mb_scrub($text)), self::BODY];
		yield from Patterns::readers(Routes::ROUTES);
	}
}
