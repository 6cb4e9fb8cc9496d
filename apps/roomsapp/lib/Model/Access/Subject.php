<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Access;

/** What a permission is for: one room, or all rooms of a room group. */
enum Subject: string {
	case Room = 'room';
	case Group = 'group';
}
