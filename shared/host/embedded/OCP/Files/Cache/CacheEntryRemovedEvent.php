<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Cache;

/** A file id is gone from its storage: deleted for good, or moved to another storage. */
class CacheEntryRemovedEvent extends AbstractCacheEvent implements ICacheEvent {
}
