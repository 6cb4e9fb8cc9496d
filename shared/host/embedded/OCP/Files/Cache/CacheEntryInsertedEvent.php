<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Cache;

/** A file id is new to its storage: made there, or moved in. */
class CacheEntryInsertedEvent extends AbstractCacheEvent implements ICacheEvent {
}
