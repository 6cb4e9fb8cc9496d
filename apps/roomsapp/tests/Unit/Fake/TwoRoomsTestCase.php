<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Fake;

use OCA\RoomsApp\Model\Room\Address;
use OCA\RoomsApp\Model\Room\Room;

/** With two rooms: `blue`, a studio, and `red`, which is out of service. */
abstract class TwoRoomsTestCase extends RoomsTestCase {
	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$address = new Address('Tower', 'High Street 1', '1011', 'Amsterdam');
		$this->rooms->create(
			new Room('blue', 'Blue', 'blue@example.org', 1, 1, 8, '2.04', '2', 'studio', $address, 'Quiet', 'Ada', ['audio']),
		);
		$this->rooms->create(new Room('red', 'Red', 'red@example.org', 1, 1, 4, isActive: false));
	}
}
