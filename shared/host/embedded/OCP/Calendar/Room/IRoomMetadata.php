<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Calendar\Room;

/** Properties of rooms that clients know. */
interface IRoomMetadata {
	public const ROOM_TYPE = '{http://nextcloud.com/ns}room-type';
	public const CAPACITY = '{http://nextcloud.com/ns}room-seating-capacity';
	public const BUILDING_ADDRESS = '{http://nextcloud.com/ns}room-building-address';
	public const BUILDING_STORY = '{http://nextcloud.com/ns}room-building-story';
	public const BUILDING_ROOM_NUMBER = '{http://nextcloud.com/ns}room-building-room-number';
	/** Names with commas between them, such as PHONE,PROJECTOR. */
	public const FEATURES = '{http://nextcloud.com/ns}room-features';
}
