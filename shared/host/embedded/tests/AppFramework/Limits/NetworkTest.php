<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\AppFramework\Limits;

use Host\AppFramework\Limits\Network;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class NetworkTest extends TestCase {
	#[TestWith(['192.0.2.7', '192.0.2.7/32'])]
	#[TestWith(['2001:db8:1:2ff::1', '2001:db8:1:200::/56'])]
	#[TestWith(['[2001:db8::1]', '2001:db8::/56'])]
	#[TestWith(['fe80::1%eth0', 'fe80::/56'])]
	#[TestWith(['::ffff:192.0.2.7', '192.0.2.7/32'])]
	public function testIsWhatOneHouseholdShares(string $address, string $network): void {
		self::assertSame($network, Network::of($address));
	}
}
