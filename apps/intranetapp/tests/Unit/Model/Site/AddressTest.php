<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Model\Site;

use OCA\IntranetApp\Model\Site\Address;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class AddressTest extends TestCase {
	/** @return iterable<string, array{string, bool}> */
	public static function addresses(): iterable {
		/** @var list<array{address: string, isAllowed: bool}> $vectors */
		$vectors = json_decode(
			(string)file_get_contents(dirname(__DIR__, 6) . '/shared/schema/src/intranet/addresses.json'),
			true,
			8,
			JSON_THROW_ON_ERROR,
		);
		foreach ($vectors as ['address' => $address, 'isAllowed' => $isAllowed]) {
			yield json_encode(mb_substr($address, 0, 60), JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE) => [$address, $isAllowed];
		}
	}

	#[DataProvider('addresses')]
	public function testAddressesLeadWhereTheContractAllows(string $address, bool $isAllowed): void {
		self::assertSame($isAllowed ? $address : null, Address::allowed($address));
	}
}
