<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Database;

/** Tables of the host itself, made at installation; names and columns that apps know are the real host's. */
final class Tables {
	public const SQL = [
		'CREATE TABLE oc_appconfig (appid TEXT NOT NULL, configkey TEXT NOT NULL, configvalue TEXT, '
			. 'type INTEGER NOT NULL DEFAULT 2, lazy INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (appid, configkey)) WITHOUT ROWID',
		'CREATE TABLE oc_preferences (userid TEXT NOT NULL, appid TEXT NOT NULL, configkey TEXT NOT NULL, configvalue TEXT, '
			. 'PRIMARY KEY (userid, appid, configkey)) WITHOUT ROWID',
		// People. The order of a person's groups is that in which they were joined.
		"CREATE TABLE oc_users (uid TEXT PRIMARY KEY, displayname TEXT NOT NULL DEFAULT '', password TEXT NOT NULL, "
			. 'uid_lower TEXT NOT NULL UNIQUE) WITHOUT ROWID',
		'CREATE TABLE oc_groups (gid TEXT PRIMARY KEY, displayname TEXT NOT NULL) WITHOUT ROWID',
		'CREATE TABLE oc_group_user (gid TEXT NOT NULL, uid TEXT NOT NULL, PRIMARY KEY (gid, uid))',
		'CREATE INDEX oc_group_user_uid ON oc_group_user (uid)',
		'CREATE TABLE oc_group_admin (gid TEXT NOT NULL, uid TEXT NOT NULL, PRIMARY KEY (gid, uid))',
		'CREATE INDEX oc_group_admin_uid ON oc_group_admin (uid)',
		'CREATE TABLE oc_authtoken (id INTEGER PRIMARY KEY, uid TEXT NOT NULL, login_name TEXT NOT NULL, name TEXT NOT NULL, '
			. 'token TEXT NOT NULL UNIQUE)',
		'CREATE TABLE oc_ratelimit_entries (hash TEXT NOT NULL, delete_after INTEGER NOT NULL)',
		'CREATE INDEX oc_ratelimit_hash ON oc_ratelimit_entries (hash)',
		'CREATE TABLE oc_bruteforce_attempts (id INTEGER PRIMARY KEY, action TEXT NOT NULL, occurred INTEGER NOT NULL, '
			. 'ip TEXT NOT NULL, subnet TEXT NOT NULL, metadata TEXT NOT NULL)',
		'CREATE INDEX oc_bruteforce_subnet ON oc_bruteforce_attempts (subnet)',
		'CREATE TABLE oc_migrations (app TEXT NOT NULL, version TEXT NOT NULL, PRIMARY KEY (app, version)) WITHOUT ROWID',
		"CREATE TABLE oc_jobs (id INTEGER PRIMARY KEY AUTOINCREMENT, class TEXT NOT NULL, argument TEXT NOT NULL DEFAULT 'null', "
			. 'last_run INTEGER NOT NULL DEFAULT 0, last_checked INTEGER NOT NULL DEFAULT 0, '
			. 'execution_duration INTEGER NOT NULL DEFAULT 0, UNIQUE (class, argument))',
		'CREATE TABLE oc_storages (numeric_id INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE)',
		// Files: a folder has no blob, a root no parent; the current content of a file is a version without a blob.
		'CREATE TABLE oc_filecache (fileid INTEGER PRIMARY KEY AUTOINCREMENT, storage INTEGER NOT NULL, parent INTEGER NOT NULL, '
			. 'name TEXT NOT NULL, mimetype TEXT NOT NULL, size INTEGER NOT NULL DEFAULT 0, mtime INTEGER NOT NULL, etag TEXT NOT NULL, '
			. 'blob TEXT, created INTEGER NOT NULL DEFAULT 0, uploaded INTEGER NOT NULL DEFAULT 0, UNIQUE (storage, parent, name))',
		'CREATE INDEX oc_filecache_parent ON oc_filecache (parent, name)',
		'CREATE INDEX oc_filecache_blob ON oc_filecache (blob)',
		'CREATE TABLE oc_files_versions (id INTEGER PRIMARY KEY AUTOINCREMENT, file_id INTEGER NOT NULL REFERENCES oc_filecache ON '
			. 'DELETE CASCADE, timestamp INTEGER NOT NULL, size INTEGER NOT NULL, mimetype TEXT NOT NULL, '
			. "metadata TEXT NOT NULL DEFAULT '[]', blob TEXT, UNIQUE (file_id, timestamp))",
		'CREATE INDEX oc_files_versions_blob ON oc_files_versions (blob)',
		'CREATE TABLE oc_files_trash (fileid INTEGER PRIMARY KEY REFERENCES oc_filecache ON DELETE CASCADE, location TEXT NOT NULL, '
			. 'timestamp INTEGER NOT NULL, deleted_by TEXT NOT NULL)',
		// Team folders. A group or person that goes takes its rights along.
		'CREATE TABLE oc_group_folders (folder_id INTEGER PRIMARY KEY AUTOINCREMENT, mount_point TEXT NOT NULL, '
			. 'quota INTEGER NOT NULL DEFAULT -4, acl INTEGER NOT NULL DEFAULT 0, acl_default_no_permission INTEGER NOT NULL DEFAULT 0, '
			. 'storage_id INTEGER, root_id INTEGER)',
		'CREATE TABLE oc_group_folders_groups (applicable_id INTEGER PRIMARY KEY AUTOINCREMENT, folder_id INTEGER NOT NULL, '
			. 'group_id TEXT NOT NULL, permissions INTEGER NOT NULL, UNIQUE (folder_id, group_id))',
		'CREATE TABLE oc_group_folders_manage (folder_id INTEGER NOT NULL, mapping_type TEXT NOT NULL, mapping_id TEXT NOT NULL, '
			. 'PRIMARY KEY (folder_id, mapping_type, mapping_id))',
		'CREATE TABLE oc_group_folders_acl (acl_id INTEGER PRIMARY KEY AUTOINCREMENT, fileid INTEGER NOT NULL, '
			. 'mapping_type TEXT NOT NULL, mapping_id TEXT NOT NULL, mask INTEGER NOT NULL, permissions INTEGER NOT NULL, UNIQUE (fileid, '
			. 'mapping_type, mapping_id))',
		'CREATE INDEX oc_group_folders_acl_mapping ON oc_group_folders_acl (mapping_type, mapping_id)',
		'CREATE TRIGGER oc_group_folders_group_gone AFTER DELETE ON oc_groups BEGIN DELETE FROM oc_group_folders_groups '
			. "WHERE group_id = OLD.gid; DELETE FROM oc_group_folders_manage WHERE mapping_type = 'group' "
			. "AND mapping_id = OLD.gid; DELETE FROM oc_group_folders_acl WHERE mapping_type = 'group' AND mapping_id = OLD.gid; END",
		'CREATE TRIGGER oc_group_folders_user_gone AFTER DELETE ON oc_users BEGIN DELETE FROM oc_group_folders_manage '
			. "WHERE mapping_type = 'user' AND mapping_id = OLD.uid; DELETE FROM oc_group_folders_acl WHERE mapping_type = 'user' "
			. 'AND mapping_id = OLD.uid; END',
		// WebDAV: properties that clients keep here, and the checksums that they gave with files.
		'CREATE TABLE oc_properties (userid TEXT NOT NULL, propertypath TEXT NOT NULL, propertyname TEXT NOT NULL, '
			. 'propertyvalue TEXT NOT NULL, valuetype INTEGER NOT NULL, PRIMARY KEY (userid, propertypath, propertyname)) WITHOUT ROWID',
		'CREATE TABLE oc_files_checksums (fileid INTEGER PRIMARY KEY, checksum TEXT NOT NULL)',
		'CREATE TRIGGER oc_files_checksums_gone AFTER DELETE ON oc_filecache BEGIN DELETE FROM oc_files_checksums '
			. 'WHERE fileid = OLD.fileid; END',
		'CREATE TRIGGER oc_properties_user_gone AFTER DELETE ON oc_users BEGIN DELETE FROM oc_properties WHERE userid = OLD.uid; END',
		// Notifications, each until its reader dismisses it or its app takes it back.
		'CREATE TABLE oc_notifications (notification_id INTEGER PRIMARY KEY AUTOINCREMENT, app TEXT NOT NULL, user TEXT NOT NULL, '
			. 'timestamp INTEGER NOT NULL, object_type TEXT NOT NULL, object_id TEXT NOT NULL, subject TEXT NOT NULL, '
			. 'subject_parameters TEXT NOT NULL, message TEXT NOT NULL, message_parameters TEXT NOT NULL, link TEXT NOT NULL, '
			. 'icon TEXT NOT NULL)',
		'CREATE INDEX oc_notifications_user ON oc_notifications (user)',
		'CREATE TRIGGER oc_notifications_user_gone AFTER DELETE ON oc_users BEGIN DELETE FROM oc_notifications WHERE user = OLD.uid; END',
		// Calendars of people and rooms, what is in them, and what has changed; the rooms that apps have.
		"CREATE TABLE oc_calendars (id INTEGER PRIMARY KEY AUTOINCREMENT, principaluri TEXT NOT NULL, uri TEXT NOT NULL, displayname TEXT, "
			. 'synctoken INTEGER NOT NULL DEFAULT 1, description TEXT, calendarorder INTEGER NOT NULL DEFAULT 0, calendarcolor TEXT, '
			. "timezone TEXT, components TEXT NOT NULL DEFAULT '', transparent INTEGER NOT NULL DEFAULT 0, UNIQUE (principaluri, uri))",
		'CREATE TABLE oc_calendarobjects (id INTEGER PRIMARY KEY AUTOINCREMENT, calendarid INTEGER NOT NULL REFERENCES oc_calendars ON '
			. 'DELETE CASCADE, uri TEXT NOT NULL, uid TEXT NOT NULL, calendardata TEXT NOT NULL, lastmodified INTEGER NOT NULL, '
			. 'etag TEXT NOT NULL, size INTEGER NOT NULL, componenttype TEXT NOT NULL, firstoccurence INTEGER, lastoccurence INTEGER, '
			. 'classification INTEGER NOT NULL DEFAULT 0, UNIQUE (calendarid, uri))',
		'CREATE INDEX oc_calendarobjects_uid ON oc_calendarobjects (calendarid, uid)',
		'CREATE TABLE oc_calendarchanges (id INTEGER PRIMARY KEY AUTOINCREMENT, uri TEXT NOT NULL, synctoken INTEGER NOT NULL, '
			. 'calendarid INTEGER NOT NULL REFERENCES oc_calendars ON DELETE CASCADE, operation INTEGER NOT NULL)',
		'CREATE INDEX oc_calendarchanges_calendar ON oc_calendarchanges (calendarid, synctoken)',
		'CREATE TABLE oc_calendar_rooms (id INTEGER PRIMARY KEY AUTOINCREMENT, backend_id TEXT NOT NULL, resource_id TEXT NOT NULL, '
			. 'email TEXT, displayname TEXT, group_restrictions TEXT NOT NULL, UNIQUE (backend_id, resource_id))',
		'CREATE TABLE oc_calendar_rooms_md (room_id INTEGER NOT NULL REFERENCES oc_calendar_rooms ON DELETE CASCADE, key TEXT NOT NULL, '
			. 'value TEXT, PRIMARY KEY (room_id, key)) WITHOUT ROWID',
		// Prompts, each with its answer.
		'CREATE TABLE oc_taskprocessing_tasks (id INTEGER PRIMARY KEY AUTOINCREMENT, type TEXT NOT NULL, input TEXT NOT NULL, '
			. 'output TEXT NOT NULL, status INTEGER NOT NULL, user_id TEXT, app_id TEXT NOT NULL, custom_id TEXT, error_message TEXT, '
			. 'progress REAL, scheduled_at INTEGER, started_at INTEGER, ended_at INTEGER)',
		'CREATE INDEX oc_taskprocessing_status ON oc_taskprocessing_tasks (status, type)',
		'CREATE INDEX oc_taskprocessing_user ON oc_taskprocessing_tasks (user_id, app_id, custom_id)',
	];
}
