<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Host;

use OCA\RoomsApp\Host\AccountEvents;
use PHPUnit\Framework\TestCase;

final class AccountEventsTest extends TestCase {
	public function testAStreamIsReadWholeWhoeverReadItBeforeAndByWhoeverReadsItAfterwards(): void {
		$stream = fopen('php://memory', 'w+b');
		self::assertIsResource($stream);
		fwrite($stream, 'BEGIN:VCALENDAR');
		self::assertSame('', stream_get_contents($stream));

		$event = AccountEvents::event(1, ['uri' => 'a.ics', 'uid' => 'a', 'calendardata' => $stream]);

		self::assertSame(['BEGIN:VCALENDAR', 'BEGIN:VCALENDAR'], [$event?->text, fread($stream, 100)]);
	}
}
