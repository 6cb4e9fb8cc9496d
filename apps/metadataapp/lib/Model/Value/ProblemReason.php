<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value;

/** What can be wrong with a value, a filter or the definition of a field. */
enum ProblemReason: string {
	case WrongShape = 'wrong_shape';
	case BadCharacters = 'bad_characters';
	/** `max`: characters. */
	case TooLong = 'too_long';
	case NotANumber = 'not_a_number';
	/** `max`: digits. */
	case TooManyDigits = 'too_many_digits';
	/** `pattern`: how dates are written, here and in the next three. */
	case NotADate = 'not_a_date';
	case NoSuchDay = 'no_such_day';
	case NotADateWithTime = 'not_a_date_with_time';
	case NoSuchTime = 'no_such_time';
	case NotAMark = 'not_a_mark';
	/** `option`: what is none. */
	case NotAnOption = 'not_an_option';
	case NotOneUser = 'not_one_user';
	/** `user`: the id that nobody has. */
	case UnknownUser = 'unknown_user';
	case NotAnAddress = 'not_an_address';
	/** `schemes`: those that are allowed. */
	case UnsafeAddress = 'unsafe_address';
	case NotAFile = 'not_a_file';
	/** `file`: the id of what is none of the person's. */
	case UnknownFile = 'unknown_file';
	/** `max`: items. */
	case TooMany = 'too_many';
	case BadFilter = 'bad_filter';
	case FiltersNotAnObject = 'filters_not_an_object';
	case Missing = 'missing';
	/** `name`: of who edits it. */
	case Locked = 'locked';
	/** Its field changes together with all values of it. */
	case Converting = 'converting';
	/** `field`: the name or id of what is none. */
	case UnknownField = 'unknown_field';
	case TakenName = 'taken_name';
	case BadName = 'bad_name';
	/** `types`: those that there are. */
	case UnknownType = 'unknown_type';
	case OptionsNotAList = 'options_not_a_list';
	/** `max`: options. */
	case TooManyOptions = 'too_many_options';
	case EmptyOption = 'empty_option';
	/** `option`: the one that is there twice. */
	case DuplicateOption = 'duplicate_option';
	/** `option`: the one with the characters that part options in a value. */
	case SeparatorInOption = 'separator_in_option';
	case DateOptionsNotAnObject = 'date_options_not_an_object';
	case DateOptionsAList = 'date_options_a_list';
	/** `keys`: those that have no meaning. */
	case DateOptionsUnknown = 'date_options_unknown';
	case IncludeTimeNotABoolean = 'include_time_not_a_boolean';
}
