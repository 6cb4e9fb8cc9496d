<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Framework;

/** How often the probe's boot used it. */
final class Booted {
	public int $times = 0;
}
