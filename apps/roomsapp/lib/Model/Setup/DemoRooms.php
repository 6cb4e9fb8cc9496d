<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Setup;

/** Rooms of a fictional company in two buildings, as requests would describe them. */
final class DemoRooms {
	private const OFFICE_HOURS = [
		'enabled' => true,
		'rules' => [['days' => [1, 2, 3, 4, 5], 'startTime' => '08:00', 'endTime' => '18:00']],
	];
	private const HARBOUR_HOUSE = 'Harbour House, Waterkant 12, 3511 AB, Utrecht';
	private const GARDEN_HOUSE = 'Garden House, Parklaan 3, 3581 KC, Utrecht';

	/** One per building. */
	public const GROUPS = [
		['name' => 'Harbour House', 'description' => 'Head office on the quay'],
		['name' => 'Garden House', 'description' => 'Workshops and events, ten minutes on foot'],
	];

	/** `group` names a room group; members of `managers` and `bookers` are for those whom the command names. */
	public const ROOMS = [
		['group' => 'Harbour House', 'fields' => [
			'name' => 'Lighthouse', 'capacity' => 12, 'floor' => '2', 'roomNumber' => '2.01', 'address' => self::HARBOUR_HOUSE,
			'facilities' => ['projector', 'videoconf', 'whiteboard', 'wheelchair'], 'autoAccept' => true, 'everyone' => 'book',
			'availabilityRules' => self::OFFICE_HOURS, 'description' => 'Bright room for meetings with guests.',
			'responsibleContact' => 'Reception, extension 100',
		]],
		['group' => 'Harbour House', 'fields' => [
			'name' => 'Compass', 'capacity' => 6, 'floor' => '2', 'roomNumber' => '2.04', 'address' => self::HARBOUR_HOUSE,
			'facilities' => ['display', 'videoconf'], 'autoAccept' => true, 'everyone' => 'book',
			'availabilityRules' => self::OFFICE_HOURS, 'longest' => 240,
		]],
		['group' => 'Harbour House', 'fields' => [
			'name' => 'Anchor', 'capacity' => 4, 'floor' => '1', 'roomNumber' => '1.10', 'address' => self::HARBOUR_HOUSE,
			'facilities' => ['whiteboard'], 'autoAccept' => true, 'everyone' => 'book', 'acceptsFreeDates' => true,
			'description' => 'Open day and night. Of a series, the dates that are free are booked.',
		]],
		['group' => 'Harbour House', 'fields' => [
			'name' => 'Bridge', 'capacity' => 16, 'floor' => '3', 'roomNumber' => '3.01', 'address' => self::HARBOUR_HOUSE,
			'facilities' => ['projector', 'videoconf', 'audio', 'wheelchair'], 'autoAccept' => false, 'titlePrivacy' => true,
			'availabilityRules' => self::OFFICE_HOURS, 'maxBookingHorizon' => 180,
			'description' => 'Board room. A manager decides, and others do not see what a meeting is about.',
		], 'roles' => ['managers', 'bookers']],
		['group' => 'Garden House', 'fields' => [
			'name' => 'Orchard', 'capacity' => 8, 'floor' => '0', 'roomNumber' => 'G2', 'address' => self::GARDEN_HOUSE,
			'facilities' => ['display', 'wheelchair'], 'autoAccept' => true, 'everyone' => 'book',
			'availabilityRules' => self::OFFICE_HOURS,
		]],
		['group' => 'Garden House', 'fields' => [
			'name' => 'Greenhouse', 'capacity' => 60, 'floor' => '0', 'roomNumber' => 'G1', 'roomType' => 'lecture-hall',
			'address' => self::GARDEN_HOUSE, 'facilities' => ['projector', 'audio', 'wheelchair'], 'autoAccept' => false,
			'everyone' => 'book', 'bufferBefore' => 30, 'bufferAfter' => 30, 'shortest' => 60,
			'availabilityRules' => [
				'enabled' => true,
				'rules' => [
					['days' => [1, 2, 3, 4, 5], 'startTime' => '08:00', 'endTime' => '22:00'],
					['days' => [6], 'startTime' => '10:00', 'endTime' => '18:00'],
				],
			],
			'description' => 'For talks and celebrations. A manager decides; half an hour before and after is for the chairs.',
		], 'roles' => ['managers']],
		['group' => 'Garden House', 'fields' => [
			'name' => 'Potting Shed', 'capacity' => 3, 'floor' => '0', 'roomNumber' => 'G5', 'roomType' => 'studio',
			'address' => self::GARDEN_HOUSE, 'facilities' => ['audio'], 'autoAccept' => true, 'everyone' => 'book', 'bufferAfter' => 15,
		]],
		['group' => 'Garden House', 'fields' => [
			'name' => 'Courtyard', 'capacity' => 30, 'roomType' => 'outdoor-area', 'address' => self::GARDEN_HOUSE,
			'autoAccept' => true, 'everyone' => 'view', 'description' => 'Everyone sees who has it; those who manage it book it.',
		], 'roles' => ['managers']],
	];
}
