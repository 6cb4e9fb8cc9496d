<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Link;

use OCA\FormsApp\Model\Link\BearerPassword;
use OCA\FormsApp\Model\Link\Respondent;
use OCA\FormsApp\Model\Link\StartStamp;
use PHPUnit\Framework\TestCase;

final class StartStampTest extends TestCase {
	public function testTellsHowLongAgoItWasIssued(): void {
		$stamp = StartStamp::issue('form', 1_000, 'key');
		self::assertSame([0, 75, StartStamp::LONGEST], array_map(
			static fn (int $now): ?int => StartStamp::seconds($stamp, 'form', $now, 'key'),
			[1_000, 1_075, 1_000 + StartStamp::LONGEST],
		));
	}

	public function testIsWorthNothingElsewhereLaterOrWhenChanged(): void {
		$stamp = StartStamp::issue('form', 1_000, 'key');
		self::assertSame([null, null, null, null, null, null], [
			StartStamp::seconds($stamp, 'other', 1_001, 'key'),
			StartStamp::seconds($stamp, 'form', 1_001, 'guess'),
			StartStamp::seconds($stamp, 'form', 999, 'key'),
			StartStamp::seconds($stamp, 'form', 1_001 + StartStamp::LONGEST, 'key'),
			StartStamp::seconds(str_replace('1000', '1001', $stamp), 'form', 1_075, 'key'),
			StartStamp::seconds("$stamp\n", 'form', 1_075, 'key'),
		]);
	}

	public function testGuestsOfOneNetworkWithOneBrowserAreOne(): void {
		$key = static fn (?string $user, string $address, string $agent, string $form = 'form'): string =>
			(new Respondent($user, $address, $agent))->onceKey($form, 'key');
		self::assertSame($key(null, '2001:db8:1:2::1', 'Firefox'), $key(null, '2001:db8:1:2:ffff::9', 'Firefox'));
		self::assertSame($key('ann', '1.2.3.4', 'Firefox'), $key('ann', '5.6.7.8', 'Safari'));
		$others = [
			$key(null, '1.2.3.4', 'Firefox'), $key(null, '1.2.3.5', 'Firefox'), $key(null, '1.2.3.4', "Safari\xFF"), $key('ann', '', ''),
			$key('guest', '', ''), $key('ann', '', '', 'other'),
		];
		self::assertCount(6, array_unique($others));
	}

	public function testAPasswordIsWhatFollowsBearer(): void {
		self::assertSame(['öl und brot', 'x', 'é', null, null, null], array_map(
			BearerPassword::of(...),
			['Bearer öl und brot', 'bearer   x', "Bearer \xE9", '', 'Bearer', 'Basic eA=='],
		));
	}
}
