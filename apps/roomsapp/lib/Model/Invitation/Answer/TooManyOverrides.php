<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation\Answer;

/** So many dates of a series have a verdict of their own that the event cannot hold them. */
final class TooManyOverrides extends \RuntimeException {
}
