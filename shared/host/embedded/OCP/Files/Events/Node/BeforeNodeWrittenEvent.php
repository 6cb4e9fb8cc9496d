<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Events\Node;

/** Before a file gets content or a folder is made. */
class BeforeNodeWrittenEvent extends AbstractNodeEvent {
}
