<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\TaskProcessing\TaskTypes;

/** A prompt in, a text out: the member `input` of the question, `output` of the answer. */
class TextToText {
	public const ID = 'core:text2text';
}
