<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\Files_Trashbin\Trash;

/** The trash of homes and team folders. */
interface ITrashManager extends ITrashBackend {
}
