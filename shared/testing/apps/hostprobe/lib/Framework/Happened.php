<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Framework;

use OCP\EventDispatcher\Event;

/** An event of the probe's own, with who heard of it. */
final class Happened extends Event {
	/** @var list<string> */
	public array $heard = [];
}
