<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Database;

/** Tables of the host itself, made at installation; names and columns that apps know are the real host's. */
final class Tables {
	public const SQL = [
		'CREATE TABLE oc_appconfig (appid TEXT NOT NULL, configkey TEXT NOT NULL, configvalue TEXT, PRIMARY KEY (appid, configkey)) WITHOUT ROWID',
		'CREATE TABLE oc_preferences (userid TEXT NOT NULL, appid TEXT NOT NULL, configkey TEXT NOT NULL, configvalue TEXT, PRIMARY KEY (userid, appid, configkey)) WITHOUT ROWID',
		'CREATE TABLE oc_users (uid TEXT PRIMARY KEY, displayname TEXT, password TEXT NOT NULL, uid_lower TEXT NOT NULL UNIQUE) WITHOUT ROWID',
		'CREATE TABLE oc_groups (gid TEXT PRIMARY KEY, displayname TEXT NOT NULL) WITHOUT ROWID',
		'CREATE TABLE oc_group_user (gid TEXT NOT NULL, uid TEXT NOT NULL, PRIMARY KEY (gid, uid)) WITHOUT ROWID',
		'CREATE TABLE oc_group_admin (gid TEXT NOT NULL, uid TEXT NOT NULL, PRIMARY KEY (gid, uid)) WITHOUT ROWID',
		'CREATE TABLE oc_authtoken (id INTEGER PRIMARY KEY, uid TEXT NOT NULL, name TEXT NOT NULL, token TEXT NOT NULL UNIQUE)',
		'CREATE TABLE oc_ratelimit_entries (hash TEXT NOT NULL, delete_after INTEGER NOT NULL)',
		'CREATE INDEX oc_ratelimit_hash ON oc_ratelimit_entries (hash)',
		'CREATE TABLE oc_migrations (app TEXT NOT NULL, version TEXT NOT NULL, PRIMARY KEY (app, version)) WITHOUT ROWID',
		'CREATE TABLE oc_jobs (class TEXT PRIMARY KEY, last_run INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID',
		'CREATE TABLE oc_storages (numeric_id INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE)',
		'CREATE TABLE oc_filecache (fileid INTEGER PRIMARY KEY AUTOINCREMENT, storage INTEGER NOT NULL, parent INTEGER NOT NULL, name TEXT NOT NULL, mimetype TEXT NOT NULL, size INTEGER NOT NULL DEFAULT 0, mtime INTEGER NOT NULL, etag TEXT NOT NULL, blob TEXT, trashed INTEGER, UNIQUE (storage, parent, name))',
		'CREATE TABLE oc_files_versions (id INTEGER PRIMARY KEY, file_id INTEGER NOT NULL, timestamp INTEGER NOT NULL, size INTEGER NOT NULL, blob TEXT NOT NULL, author TEXT, label TEXT, UNIQUE (file_id, timestamp))',
		'CREATE TABLE oc_group_folders (folder_id INTEGER PRIMARY KEY AUTOINCREMENT, mount_point TEXT NOT NULL, acl INTEGER NOT NULL DEFAULT 0, root INTEGER NOT NULL)',
		'CREATE TABLE oc_group_folders_groups (folder_id INTEGER NOT NULL, group_id TEXT NOT NULL, permissions INTEGER NOT NULL, PRIMARY KEY (folder_id, group_id))',
		'CREATE TABLE oc_group_folders_acl (fileid INTEGER NOT NULL, mapping_type TEXT NOT NULL, mapping_id TEXT NOT NULL, mask INTEGER NOT NULL, permissions INTEGER NOT NULL, PRIMARY KEY (fileid, mapping_type, mapping_id))',
	];
}
