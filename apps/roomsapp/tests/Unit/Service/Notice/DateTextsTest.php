<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Notice;

use OCA\RoomsApp\Model\Notice\NoticeDate;
use OCA\RoomsApp\Service\Notice\DateTexts;
use OCA\RoomsApp\Tests\Unit\Fake\RoomsTestCase;
use OCP\L10N\IFactory;
use PHPUnit\Framework\Attributes\DataProvider;

final class DateTextsTest extends RoomsTestCase {
	/** @return iterable<string, array{string, string, bool, string}> start, end, whether it lasts whole days, text */
	public static function dates(): iterable {
		yield 'an hour' => ['2046-05-03 09:00', '2046-05-03 10:00', false, 'Thursday, 3 May 2046, 09:00–10:00 (Europe/Berlin)'];
		yield 'up to midnight' => ['2046-05-03 22:00', '2046-05-04 00:00', false, 'Thursday, 3 May 2046, 22:00–24:00 (Europe/Berlin)'];
		yield 'over midnight' => [
			'2046-12-31 22:00', '2047-01-01 01:00', false,
			'Monday, 31 December 2046, 22:00 to Tuesday, 1 January 2047, 01:00 (Europe/Berlin)',
		];
		yield 'a day' => ['2046-05-03 00:00', '2046-05-04 00:00', true, 'Thursday, 3 May 2046, all day (Europe/Berlin)'];
		yield 'three days' => [
			'2046-02-27 00:00', '2046-03-02 00:00', true, 'Tuesday, 27 February 2046 to Thursday, 1 March 2046 (Europe/Berlin)',
		];
	}

	#[DataProvider('dates')]
	public function testDate(string $start, string $end, bool $isAllDay, string $text): void {
		$zone = new \DateTimeZone('Europe/Berlin');
		$date = new NoticeDate(
			(new \DateTimeImmutable($start, $zone))->getTimestamp(), (new \DateTimeImmutable($end, $zone))->getTimestamp(), $isAllDay,
		);
		self::assertSame($text, DateTexts::of($this->instance->get(IFactory::class)->get('roomsapp', 'en'), $date, $zone));
	}
}
