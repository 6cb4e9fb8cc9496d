<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Model\Setup;

use OCA\RoomsApp\Model\Setup\Choices;
use PHPUnit\Framework\TestCase;

final class ChoicesTest extends TestCase {
	public function testDropsEntriesWithoutIdOrLabelAndRepeatedIds(): void {
		$hall = ['id' => 'hall', 'label' => 'Hall'];
		self::assertSame([$hall], Choices::cleaned([
			['id' => ' hall ', 'label' => 'Hall'],
			['id' => 'studio'],
			['label' => 'Studio'],
			['id' => '', 'label' => 'Studio'],
			['id' => 'studio', 'label' => ' '],
			['id' => null, 'label' => 'Studio'],
			['id' => 'hall', 'label' => 'Another hall'],
		]));
	}

	public function testTheDefaultsAreClean(): void {
		self::assertSame(Choices::ROOM_TYPES, Choices::cleaned(Choices::ROOM_TYPES));
		self::assertSame(Choices::FACILITIES, Choices::cleaned(Choices::FACILITIES));
	}
}
