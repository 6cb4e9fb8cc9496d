<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\Files\Event;

use OCP\EventDispatcher\Event;

/** The page of Files is being made: apps add their scripts. */
class LoadAdditionalScriptsEvent extends Event {
}
