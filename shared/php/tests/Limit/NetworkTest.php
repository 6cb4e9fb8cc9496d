<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Limit;

use PHPUnit\Framework\TestCase;
use Shared\Limit\Network;

final class NetworkTest extends TestCase {
	public function testAnAddressOfVersion4IsItself(): void {
		self::assertNotSame(Network::of('192.0.2.1'), Network::of('192.0.2.2'));
		self::assertSame(Network::of('192.0.2.1'), Network::of('::ffff:192.0.2.1'));
	}

	public function testOneOfVersion6IsItsNetworkOf64Bits(): void {
		self::assertSame(Network::of('2001:db8:1:2::1'), Network::of('2001:DB8:1:2:ffff:ffff:ffff:ffff'));
		self::assertNotSame(Network::of('2001:db8:1:2::1'), Network::of('2001:db8:1:3::1'));
	}

	public function testWhatIsNoAddressStaysApart(): void {
		self::assertSame(['', 'unknown'], [Network::of(''), Network::of('unknown')]);
	}
}
