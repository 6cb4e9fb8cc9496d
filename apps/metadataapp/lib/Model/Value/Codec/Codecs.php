<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Codec;

use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\FieldType;

/** The codec of each type. */
final class Codecs {
	public static function of(FieldShape $field): Codec {
		return match ($field->type) {
			FieldType::Text, FieldType::Textarea => new TextCodec($field),
			FieldType::Number => new NumberCodec($field),
			FieldType::Date => new DateCodec($field),
			FieldType::Checkbox => new CheckboxCodec($field),
			FieldType::Select => new SelectCodec($field),
			FieldType::Multiselect => new MultiselectCodec($field),
			FieldType::User => new UserCodec($field),
			FieldType::Url => new UrlCodec($field),
			FieldType::Filelink => new FilelinkCodec($field),
		};
	}
}
