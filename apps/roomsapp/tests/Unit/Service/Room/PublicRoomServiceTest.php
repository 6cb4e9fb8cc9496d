<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Tests\Unit\Service\Room;

use OCA\RoomsApp\Service\Room\PublicRoomService;
use OCA\RoomsApp\Shared\Exception\NotFound;
use OCA\RoomsApp\Shared\Token\IssuedToken;
use OCA\RoomsApp\Tests\Unit\Fake\TwoRoomsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class PublicRoomServiceTest extends TwoRoomsTestCase {
	/** @param list<string> $roomIds */
	private static function token(array $roomIds = []): IssuedToken {
		return new IssuedToken('tok_1', 'Door', ['read'], $roomIds, 1, null, null, 'ada');
	}

	/** @return iterable<string, array{array{active?: string, type?: string, capacity_min?: int}, list<string>}> */
	public static function filters(): iterable {
		yield 'none' => [[], ['blue', 'red']];
		yield 'active' => [['active' => 'true'], ['blue']];
		yield 'active as a number' => [['active' => '1'], ['blue']];
		yield 'out of service' => [['active' => 'false'], ['red']];
		yield 'anything else is out of service' => [['active' => 'yes'], ['red']];
		yield 'type' => [['type' => 'studio'], ['blue']];
		yield 'another type' => [['type' => 'Studio'], []];
		yield 'as many seats' => [['capacity_min' => 8], ['blue']];
		yield 'one seat more' => [['capacity_min' => 9], []];
		yield 'all of them' => [['active' => 'false', 'type' => 'meeting-room', 'capacity_min' => 4], ['red']];
		yield 'all of them, one of which does not fit' => [['active' => 'true', 'type' => 'meeting-room', 'capacity_min' => 4], []];
	}

	/**
	 * @param array{active?: string, type?: string, capacity_min?: int} $filter
	 * @param list<string> $ids
	 */
	#[DataProvider('filters')]
	public function testFilters(array $filter, array $ids): void {
		self::assertSame($ids, array_column((new PublicRoomService($this->rooms))->findAll($filter, self::token()), 'id'));
	}

	public function testARestrictedTokenSeesItsRoomsOnly(): void {
		$rooms = new PublicRoomService($this->rooms);
		self::assertSame(['red'], array_column($rooms->findAll([], self::token(['red', 'gone'])), 'id'));
		self::assertSame([], $rooms->findAll([], self::token(['gone'])));
	}

	public function testHasTheFieldsOfThePublicApi(): void {
		$expected = [
			'id' => 'blue', 'name' => 'Blue', 'email' => 'blue@example.org', 'capacity' => 8, 'roomNumber' => '2.04',
			'roomType' => 'studio', 'facilities' => ['audio'], 'location' => 'High Street 1, 1011 Amsterdam (Tower, Room 2.04)',
			'description' => 'Quiet', 'responsibleContact' => 'Ada', 'autoAccept' => false, 'active' => true,
		];
		$rooms = new PublicRoomService($this->rooms);
		self::assertSame([$expected, $expected], [$rooms->find('blue'), $rooms->findAll([], self::token())[0]]);
		self::assertSame(['Red', ''], [$rooms->find('red')['location'], $rooms->find('red')['responsibleContact']]);
		$this->expectExceptionObject(new NotFound('unknown_room', 'Room not found'));
		$rooms->find('green');
	}
}
