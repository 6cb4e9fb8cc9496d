<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Form;

use OCA\FormsApp\Model\Form\FormTime;
use OCA\FormsApp\Shared\IsoTime;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class FormTimeTest extends TestCase {
	#[TestWith(['2026-11-26T10:00:00Z', '2026-11-26T10:00:00Z', '2026-11-26T10:00:00Z'])]
	#[TestWith(['2026-11-26T10:00+02:00', '2026-11-26T08:00:00Z', '2026-11-26T08:00:00Z'])]
	#[TestWith(['2026-11-26 10:00:00.5', '2026-11-26T10:00:00Z', '2026-11-26T10:00:00Z'])]
	#[TestWith(['2028-02-29', '2028-02-29T00:00:00Z', '2028-03-01T00:00:00Z'])]
	public function testReadsTimesAndWholeDays(string $text, string $start, string $end): void {
		self::assertSame([$start, $end], [IsoTime::of(FormTime::start($text)), IsoTime::of(FormTime::end($text))]);
	}

	#[TestWith([''])]
	#[TestWith(['tomorrow'])]
	#[TestWith(['2026-02-29'])]
	#[TestWith(['2026-02-30T10:00:00Z'])]
	#[TestWith(['2026-11-26T24:00:00Z'])]
	#[TestWith(['2026-11-26T10:60:00Z'])]
	#[TestWith(['2026-11-26T'])]
	#[TestWith(["2026-11-26\n"])]
	#[TestWith(['1969-12-31'])]
	public function testKnowsWhatIsNone(string $text): void {
		self::assertNull(FormTime::start($text));
		self::assertNull(FormTime::end($text));
	}
}
