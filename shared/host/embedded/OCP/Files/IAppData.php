<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files;

use OCP\Files\SimpleFS\ISimpleRoot;

/** Files of an app that belong to nobody. */
interface IAppData extends ISimpleRoot {
}
