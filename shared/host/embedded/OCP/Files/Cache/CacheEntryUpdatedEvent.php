<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Cache;

/** Something that the table of files says of a file or folder is different now. */
class CacheEntryUpdatedEvent extends AbstractCacheEvent implements ICacheEvent {
}
