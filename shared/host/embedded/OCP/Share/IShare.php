<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Share;

/** Something that is shared with somebody. */
interface IShare {
	public const TYPE_USER = 0;
	public const TYPE_GROUP = 1;
}
